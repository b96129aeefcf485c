// SPDX-License-Identifier: Apache-2.0
#include "cuesta/io/gdal_module/linked_files.h"

#include <cpl_minixml.h>
#include <cpl_string.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <memory>
#include <set>
#include <string_view>

namespace cuesta_gdal {

// Left out is what asks databases or the network, needs a folder, or is led to other files by names
// that stand in it.
const char* const plain_drivers =
    "GTiff,DTED,USGSDEM,SRTMHGT,AAIGrid,GRASSASCIIGrid,AIG,EHdr,ENVI,ERS,HFA,netCDF,BAG,BT,BYN,"
    "Terragen,Leveller,SAGA,GSAG,GSBG,GS7BG,GXF,NWT_GRD,PCRaster,RST,ILWIS,SIGDEM,SDTS,XYZ,ZMap,"
    "HF2,ACE2,SNODAS,JDEM,ROI_PAC,RRASTER,RMF,GTX,NGSGEOID,ISG,ESAT,ELAS,EIR,LAN,LCP,KRO,PAux,PRF,"
    "ARG,BLX,GRIB,GPKG,FITS,NITF,JP2OpenJPEG,PNG,PNM,JPEG,BMP,GIF,TGA,SGI,XPM,WEBP,HDF4,HDF4Image,"
    "HDF5,HDF5Image,PDS,ISIS2,ISIS3,VICAR,PCIDSK,IDA,R,CTG,E00GRID,LOSLAS,NTv2,RIK,NDF,GSC,"
    "DIPEx,MFF,FAST,S102,KEA,GMT,Idrisi";

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t most_text = std::uintmax_t{8} << 20;  // of a mosaic
constexpr int most_depth = 12;                                 // of elements in elements

bool inside(const fs::path& root, const fs::path& file) {
    return std::mismatch(root.begin(), root.end(), file.begin(), file.end()).first == root.end();
}

// Elements of a mosaic by what becomes of them: taken as they are, with all that is in them; looked
// through; left out, because they change no sample. Everything else is refused.
const std::set<std::string_view> taken = {"SRS",
                                          "GeoTransform",
                                          "Metadata",
                                          "NoDataValue",
                                          "ColorInterp",
                                          "Description",
                                          "UnitType",
                                          "Offset",
                                          "Scale",
                                          "SourceBand",
                                          "SrcRect",
                                          "DstRect",
                                          "NODATA",
                                          "ScaleOffset",
                                          "ScaleRatio",
                                          "Exponent",
                                          "SrcMin",
                                          "SrcMax",
                                          "DstMin",
                                          "DstMax",
                                          "LUT",
                                          "Kernel",
                                          "UseMaskBand",
                                          "HideNoDataValue",
                                          "GCPList",
                                          "Clamp",
                                          "BlockXSize",
                                          "BlockYSize",
                                          "ColorTable",
                                          "CategoryNames",
                                          "ColorTableComponent"};
const std::set<std::string_view> looked_through = {
    "VRTDataset",     "VRTRasterBand",        "SimpleSource", "ComplexSource",
    "AveragedSource", "KernelFilteredSource", "MaskBand"};
const std::set<std::string_view> left_out = {"SourceProperties", "Histograms", "Overview",
                                             "OverviewList"};

class Vetting {
public:
    Vetting(const fs::path& path, const fs::path& root)
        : folder_(path.parent_path()), root_(root) {}

    // False, with a problem, if the mosaic is refused.
    bool take(CPLXMLNode* node, int depth = 0) {
        if (depth > most_depth) return refuse("it holds elements in elements without end");
        for (CPLXMLNode** link = &node->psChild; *link != nullptr;) {
            CPLXMLNode* child = *link;
            const std::string_view name = child->pszValue != nullptr ? child->pszValue : "";
            if (child->eType == CXT_Attribute) {
                if (!take_attribute(name, child)) return false;
            } else if (child->eType == CXT_Element) {
                if (left_out.count(name) != 0) {
                    *link = child->psNext;
                    child->psNext = nullptr;
                    CPLDestroyXMLNode(child);
                    continue;
                }
                if (name == "SourceFilename" ? !take_source(child)
                    : looked_through.count(name) != 0
                        ? !take(child, depth + 1)
                        : taken.count(name) == 0 && !refuse(said("it holds <", name, ">")))
                    return false;
            }
            link = &child->psNext;
        }
        return true;
    }

    std::string problem;
    std::uint64_t largest_block = 0;

private:
    static std::string said(const char* before, std::string_view what, const char* after) {
        return before + std::string(what.substr(0, 200)) + after;
    }
    bool refuse(const std::string& reason) {
        problem = reason + "; a mosaic may only put maps of its folder together";
        return false;
    }

    // Programs, raw bytes and warps come as another class of map or band.
    bool take_attribute(std::string_view name, const CPLXMLNode* attribute) {
        if (name != "subClass") return true;
        const std::string_view value =
            attribute->psChild != nullptr ? attribute->psChild->pszValue : "";
        return value == "VRTSourcedRasterBand" || refuse(said("it is a ", value, ""));
    }

    bool take_source(CPLXMLNode* element) {
        const std::string given = CPLGetXMLValue(element, nullptr, "");
        const bool relative =
            std::string_view(CPLGetXMLValue(element, "relativeToVRT", "0")) == "1";
        std::error_code code;
        fs::path file = fs::path(given);
        if (!file.is_absolute()) file = (relative ? folder_ : fs::current_path(code)) / file;
        file = fs::canonical(file, code);
        if (code || !fs::is_regular_file(file, code) || code)
            return refuse(said("'", given, "' in it is no file here"));
        if (!inside(root_, file) || file.string().rfind("/vsi", 0) == 0)
            return refuse(said("'", given, "' in it lies outside ") + root_.string());
        if (known_.insert(file.string()).second && !take_map(given, file.string())) return false;
        CPLSetXMLValue(element, "", file.c_str());
        CPLSetXMLValue(element, "#relativeToVRT", "0");
        return true;
    }

    // Read by a plain driver, whoever is asked first.
    bool take_map(const std::string& given, const std::string& file) {
        char** allowed = CSLTokenizeString2(plain_drivers, ",", 0);
        GDALDriverH first = GDALIdentifyDriverEx(file.c_str(), GDAL_OF_RASTER, nullptr, nullptr);
        const bool plain =
            first != nullptr && CSLFindString(allowed, GDALGetDriverShortName(first)) >= 0;
        GDALDatasetH map = plain ? GDALOpenEx(file.c_str(), GDAL_OF_RASTER | GDAL_OF_READONLY,
                                              allowed, nullptr, nullptr)
                                 : nullptr;
        CSLDestroy(allowed);
        if (map == nullptr) return refuse(said("'", given, "' in it is no map by itself"));
        const std::string stray = stray_file(map, file, root_.string());
        for (int band = 1; band <= GDALGetRasterCount(map); ++band)
            largest_block = std::max(largest_block, block_bytes(GDALGetRasterBand(map, band)));
        GDALClose(map);
        return stray.empty() || refuse(stray);
    }

    fs::path folder_, root_;
    std::set<std::string> known_;
};

}  // namespace

std::uint64_t block_bytes(GDALRasterBandH band) {
    int x = 0, y = 0;
    GDALGetBlockSize(band, &x, &y);
    const int bits = GDALGetDataTypeSizeBits(GDALGetRasterDataType(band));
    return static_cast<std::uint64_t>(x) * static_cast<std::uint64_t>(y) *
           static_cast<std::uint64_t>((bits + 7) / 8);
}

bool is_mosaic(const std::string& path) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                               std::fclose);
    // As much as GDAL looks at.
    char head[1024];
    const std::size_t got = file ? std::fread(head, 1, sizeof head, file.get()) : 0;
    return std::string_view(head, got).find("<VRTDataset") != std::string_view::npos;
}

Mosaic vetted_mosaic(const std::string& path, const std::string& root) {
    Mosaic mosaic;
    std::error_code code;
    if (const auto bytes = fs::file_size(path, code); code || bytes > most_text) {
        mosaic.problem = "its list of files is longer than 8 MiB";
        return mosaic;
    }
    const std::unique_ptr<CPLXMLNode, void (*)(CPLXMLNode*)> text(CPLParseXMLFile(path.c_str()),
                                                                  CPLDestroyXMLNode);
    CPLXMLNode* top = text ? CPLGetXMLNode(text.get(), "=VRTDataset") : nullptr;
    if (top == nullptr) {
        mosaic.problem = "its text is no list of maps";
        return mosaic;
    }
    const fs::path place = fs::weakly_canonical(path, code),
                   home = fs::weakly_canonical(root, code);
    Vetting vetting(place, home);
    if (!vetting.take(top)) {
        mosaic.problem = vetting.problem;
        return mosaic;
    }
    CPLXMLNode* after = top->psNext;
    top->psNext = nullptr;
    char* vetted = CPLSerializeXMLTree(top);
    top->psNext = after;
    mosaic.xml = vetted != nullptr ? vetted : "";
    CPLFree(vetted);
    mosaic.block_bytes = vetting.largest_block;
    return mosaic;
}

std::string stray_file(GDALDatasetH dataset, const std::string& path, const std::string& root) {
    std::error_code code;
    const fs::path home = fs::weakly_canonical(root, code);
    const fs::path beside = fs::path(path).lexically_normal().parent_path();
    char** list = GDALGetFileList(dataset);
    std::string stray;
    for (char** name = list; name != nullptr && *name != nullptr && stray.empty(); ++name) {
        const fs::path given = fs::path(*name).lexically_normal();
        const bool plain = given.string().rfind("/vsi", 0) != 0;
        if (plain && (given.parent_path() == beside ||
                      (inside(home, fs::weakly_canonical(given, code)) && !code)))
            continue;
        stray = "it leads to '" + given.string().substr(0, 200) + "' outside " + home.string();
    }
    CSLDestroy(list);
    return stray;
}

}  // namespace cuesta_gdal
