// SPDX-License-Identifier: Apache-2.0
#include "export_sets.h"

#include <fmt/format.h>

#include <algorithm>

#include "cuesta/base/error.h"
#include "cuesta/base/json.h"

namespace cuesta::studio {

std::span<const ExportSet> export_sets() {
    static const std::vector<ExportSet> sets = {
        {"unreal",
         "Unreal landscape",
         "16-bit PNG for Landscape > Import from file. Scale Z is the height range in centimetres "
         "divided by 512; the range is in height.png.json.",
         {{"height", "height.png"}, {"water", "water.png", true}},
         {505, 1009, 2017, 4033, 8129}},
        {"unity",
         "Unity terrain",
         "16-bit RAW for Import Raw: Depth 16, byte order Windows, Flip Vertically. The terrain's "
         "height is the range in height.r16.json.",
         {{"height", "height.r16"}},
         {257, 513, 1025, 2049, 4097}},
        {"godot",
         "Godot height map",
         "32-bit EXR in metres, as an image for a height map shape or a terrain plugin.",
         {{"height", "height.exr"}, {"water", "water.exr", true}},
         {}},
        {"blender",
         "Blender displacement",
         "32-bit EXR in metres: Displace modifier with strength 1, mid-level 0, colour space "
         "non-colour.",
         {{"height", "height.exr"}, {"slope", "slope.exr"}},
         {}},
        {"gis",
         "GIS",
         "GeoTIFF in float metres with its place and spacing, for QGIS and others.",
         {{"height", "height.tif"}, {"water", "water.tif", true}},
         {}},
        {"numbers",
         "NumPy",
         "float32 arrays in metres, north row first.",
         {{"height", "height.npy"}, {"water", "water.npy", true}, {"slope", "slope.npy"}},
         {}},
    };
    return sets;
}

const ExportSet& export_set(const std::string& name) {
    std::string names;
    for (const ExportSet& set : export_sets()) {
        if (set.name == name) return set;
        names += fmt::format("{}{}", names.empty() ? "" : ", ", set.name);
    }
    throw Error(fmt::format("there is no set of files '{}'", name.substr(0, 60)),
                "Known sets: " + names);
}

Json export_sets_json() {
    Json list = Json::array();
    for (const ExportSet& set : export_sets()) {
        Json files = Json::array();
        for (const ExportSet::File& file : set.files)
            files.push_back(
                {{"field", file.field}, {"file", file.file}, {"if_there", file.if_there}});
        list.push_back({{"name", set.name},
                        {"title", set.title},
                        {"sentence", set.sentence},
                        {"files", files},
                        {"sizes", set.sizes}});
    }
    return list;
}

Json outputs_of(const ExportSet& set, const std::vector<std::string>& fields) {
    Json list = Json::array();
    for (const ExportSet::File& file : set.files)
        if (!file.if_there ||
            std::find(fields.begin(), fields.end(), std::string(file.field)) != fields.end())
            list.push_back({{"field", file.field}, {"file", file.file}});
    return list;
}

}  // namespace cuesta::studio
