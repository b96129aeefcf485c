// SPDX-License-Identifier: Apache-2.0
#include "cuesta/operator/describe.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "cuesta/base/check.h"

namespace cuesta {
namespace {

enum class Model { talus, creep, slide };
constexpr auto choice_words(Model) {
    return std::array<std::string_view, 3>{"talus", "creep", "slide"};
}

// One parameter of every kind; generate() writes their sum so that a test sees what was set.
struct Everything {
    double rate = 0.5;
    std::int64_t count = 3;
    bool wet = true;
    Model model = Model::creep;
    FieldOr angle = 30.0;
    FieldOr talus = "talus";
    Name guide = "zone";
    Numbers<3> corners{1, 2};
    InputFile file;

    static constexpr std::string_view name = "everything";
    static constexpr std::string_view summary = "One of each.";
    static constexpr std::array<std::string_view, 2> cites{"a2020", "b2021"};
    static constexpr int temporaries = 2;
    static constexpr double grid_copies = 1.5;
    static constexpr auto params() {
        return std::tuple{
            param(&Everything::rate, {.name = "rate",
                                      .unit = "mm/h",
                                      .doc = "A number.",
                                      .min = 0.1,
                                      .max = 2,
                                      .scale = Scale::log}),
            param(&Everything::count,
                  {.name = "count", .unit = "1", .doc = "A whole number.", .min = 0, .max = 10}),
            toggle(&Everything::wet, {.name = "wet", .doc = "A switch."}),
            choice(&Everything::model, {.name = "model", .doc = "A choice."}),
            param(
                &Everything::angle,
                {.name = "angle", .unit = "deg", .doc = "One or the other.", .min = 0, .max = 90}),
            param(&Everything::talus,
                  {.name = "talus", .unit = "deg", .doc = "A field at first.", .min = 1, .max = 9}),
            field_name(&Everything::guide, {.name = "guide", .doc = "A field."}),
            param(&Everything::corners,
                  {.name = "corners", .unit = "m", .doc = "Some numbers.", .min = -5, .max = 5}),
            input_file(&Everything::file, {.name = "file", .doc = "A map."}),
        };
    }
    static FieldUse fields() { return {.reads = {"zone"}, .writes = {}, .halo = 2}; }

    StepReport generate(Field& out, const StepContext&) const {
        StepReport report;
        report.count("count", count);
        report.count("wet", wet ? 1 : 0);
        report.count("model", static_cast<int>(model));
        report.count("corners", static_cast<std::int64_t>(corners.count));
        report.count("file", file.index);
        report.count("guide_is_" + std::string(guide.view()), 1);
        report.count("angle_is_" + std::string(angle.field.view()), 1);
        out.fill(static_cast<float>(rate + angle.number));
        return report;
    }
};

struct Copy {
    static constexpr std::string_view name = "copy";
    static constexpr std::string_view summary = "Copies.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() { return std::tuple{}; }
    static FieldUse fields() { return {}; }
    StepReport filter(const Field& in, Field& out, const StepContext&) const {
        out.copy_from(in);
        return {};
    }
};

struct Raise {
    static constexpr std::string_view name = "raise";
    static constexpr std::string_view summary = "Lifts the ground by a metre.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() { return std::tuple{}; }
    static FieldUse fields() { return {.reads = {}, .writes = {"height"}, .halo = 0}; }
    StepReport apply(Terrain& terrain, const StepContext&) const {
        terrain.height().fill(1);
        return {};
    }
};

struct Container {
    static constexpr std::string_view name = "container";
    static constexpr std::string_view summary = "Holds others.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() { return std::tuple{}; }
    static FieldUse fields() { return {}; }
};

// Pairs: its rule is about the list as a whole. The file plays no part in it.
struct Pairs {
    Numbers<4> list{1, 2};
    InputFile file;
    static constexpr std::string_view name = "pairs";
    static constexpr std::string_view summary = "Takes pairs.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{
            param(&Pairs::list, {.name = "list", .unit = "1", .doc = "Pairs.", .min = 0, .max = 9}),
            input_file(&Pairs::file, {.name = "file", .doc = "A map."})};
    }
    static FieldUse fields() { return {}; }
    std::string problem() const { return list.count % 2 == 0 ? "" : "half a pair"; }
};

// Is made of rocks, in one go.
struct Rocks {
    MaterialName rock = "slate";
    MaterialNames<3> beds{"granite", "sand"};
    static constexpr std::string_view name = "rocks";
    static constexpr std::string_view summary = "Lays rocks.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr bool once = true;
    static constexpr auto params() {
        return std::tuple{material(&Rocks::rock, {.name = "rock", .doc = "A rock."}),
                          materials(&Rocks::beds, {.name = "beds", .doc = "Some rocks."})};
    }
    static FieldUse fields() { return {}; }
    int layers() const { return static_cast<int>(beds.count) + 1; }
    StepReport apply(Terrain&, const StepContext&) const {
        StepReport report;
        report.count("rock_is_" + std::string(rock.name.view()), 1);
        for (const Name& bed : beds) report.count("bed_of_" + std::string(bed.view()), 1);
        return report;
    }
};

// A map of 2x2 and all that a step needs.
struct World {
    Grid grid{.columns = 2, .rows = 2};
    Block block = whole(grid);
    SingleCommunicator comm{grid};
    Terrain terrain{grid, block, 0, std::make_shared<MaterialTable>()};
    Scratch scratch{terrain.shape()};
    StepContext step{grid, block, comm, {}, 0, terrain, scratch, {}};
    Field out{terrain.shape()};
};

const ParamRow& row_of(const OperatorRow& row, std::string_view name) {
    const ParamRow* found = row.find_param(name);
    CUESTA_CHECK(found != nullptr, "no parameter {}", name);
    return *found;
}

TEST(Describe, the_operator_is_told_as_it_was_declared) {
    const OperatorRow row = describe<Everything>();
    EXPECT_EQ(row.name, "everything");
    EXPECT_EQ(row.summary, "One of each.");
    EXPECT_EQ(row.cites, (std::vector<std::string>{"a2020", "b2021"}));
    EXPECT_EQ(row.temporaries, 2);
    EXPECT_EQ(row.grid_copies, 1.5);
    EXPECT_EQ(row.fields.reads, (std::vector<std::string>{"zone"}));
    EXPECT_EQ(row.fields.halo, 2);
    EXPECT_EQ(row.param_names(), (std::vector<std::string>{"rate", "count", "wet", "model", "angle",
                                                           "talus", "guide", "corners", "file"}));
    EXPECT_EQ(describe<Copy>().temporaries, 0);
    EXPECT_EQ(describe<Copy>().grid_copies, 0);
}

TEST(Describe, the_kind_follows_from_what_the_operator_can_do) {
    EXPECT_EQ(describe<Everything>().kind, OperatorKind::generator);
    EXPECT_EQ(describe<Copy>().kind, OperatorKind::filter);
    EXPECT_EQ(describe<Raise>().kind, OperatorKind::process);
    EXPECT_EQ(describe<Container>().kind, OperatorKind::container);
}

TEST(Describe, a_number_has_unit_range_scale_and_default) {
    const OperatorRow row = describe<Everything>();
    const ParamRow& rate = row_of(row, "rate");
    EXPECT_EQ(rate.kind, ParamKind::number);
    EXPECT_EQ(rate.unit, "mm/h");
    EXPECT_EQ(rate.doc, "A number.");
    EXPECT_EQ(rate.min, 0.1);
    EXPECT_EQ(rate.max, 2);
    EXPECT_EQ(rate.scale, Scale::log);
    EXPECT_EQ(rate.default_value, ParamValue(0.5));
    EXPECT_FALSE(rate.required);
    const ParamRow& count = row_of(row, "count");
    EXPECT_EQ(count.kind, ParamKind::integer);
    EXPECT_EQ(count.default_value, ParamValue(std::int64_t{3}));
    EXPECT_EQ(count.max, 10);
}

TEST(Describe, every_other_kind_has_its_default) {
    const OperatorRow row = describe<Everything>();
    EXPECT_EQ(row_of(row, "wet").kind, ParamKind::toggle);
    EXPECT_EQ(row_of(row, "wet").default_value, ParamValue(true));
    EXPECT_EQ(row_of(row, "model").kind, ParamKind::choice);
    EXPECT_EQ(row_of(row, "model").choices, (std::vector<std::string>{"talus", "creep", "slide"}));
    EXPECT_EQ(row_of(row, "model").default_value, ParamValue(std::string("creep")));
    EXPECT_EQ(row_of(row, "angle").kind, ParamKind::number_or_field);
    EXPECT_EQ(row_of(row, "angle").default_value, ParamValue(FieldOrNumber{30, ""}));
    EXPECT_EQ(row_of(row, "talus").default_value, ParamValue(FieldOrNumber{0, "talus"}));
    EXPECT_EQ(row_of(row, "guide").kind, ParamKind::field_name);
    EXPECT_EQ(row_of(row, "guide").default_value, ParamValue(std::string("zone")));
    EXPECT_EQ(row_of(row, "corners").kind, ParamKind::numbers);
    EXPECT_EQ(row_of(row, "corners").most, 3u);
    EXPECT_EQ(row_of(row, "corners").default_value, ParamValue(std::vector<double>{1, 2}));
    EXPECT_EQ(row_of(row, "file").kind, ParamKind::file);
    EXPECT_TRUE(row_of(row, "file").required);
}

TEST(Describe, a_rule_over_values_is_asked_without_files) {
    EXPECT_FALSE(describe<Everything>().problem);
    const OperatorRow row = describe<Pairs>();
    ASSERT_TRUE(row.problem);
    EXPECT_EQ(row.problem({}), "");
    EXPECT_EQ(
        row.problem({{"list", std::vector<double>{1, 2, 3}}, {"file", std::string("unread.png")}}),
        "half a pair");
}

// Takes a file or does without.
struct Either {
    InputFile file;
    static constexpr std::string_view name = "either", summary = "A file or none.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr auto params() {
        return std::tuple{optional_file(&Either::file, {.name = "file", .doc = "A map."})};
    }
    static FieldUse fields() { return {}; }
    std::string problem() const { return file.index >= 0 ? "" : "no file"; }
    StepReport generate(Field&, const StepContext&) const { return {}; }
};

TEST(Describe, an_optional_file_may_be_left_out_and_a_rule_sees_whether_it_was) {
    const OperatorRow row = describe<Either>();
    EXPECT_FALSE(row_of(row, "file").required);
    EXPECT_EQ(row.problem({{"file", std::string()}}), "no file");
    EXPECT_EQ(row.problem({{"file", std::string("a.png")}}), "");
}

// Takes maps above its level, and remembers more of them the more layers it leaves.
struct Shore {
    double level = 3;
    bool slow = false;
    InputFile file;
    static constexpr std::string_view name = "shore", summary = "A shore of a map.";
    static constexpr std::array<std::string_view, 0> cites{};
    static constexpr double grid_copies = 2;
    static constexpr auto params() {
        return std::tuple{
            param(&Shore::level,
                  {.name = "level", .unit = "m", .doc = "Of the sea.", .min = 0, .max = 9}),
            toggle(&Shore::slow, {.name = "slow", .doc = "Looks back."}),
            input_file(&Shore::file, {.name = "file", .doc = "A map."})};
    }
    static FieldUse fields() { return {}; }
    std::string input_problem(const StoredMap& map) const {
        return map.whole().samples.at(0) < level ? "begins below the sea" : "";
    }
    double copies(std::size_t layers) const {
        return grid_copies + static_cast<double>(layers) + (slow ? 0.5 : 0);
    }
    StepReport generate(Field&, const StepContext&) const { return {}; }
};

TEST(Describe, a_rule_over_a_file_is_asked_with_the_values_and_what_was_read) {
    EXPECT_FALSE(describe<Everything>().input_problem);
    const OperatorRow row = describe<Shore>();
    ASSERT_TRUE(row.input_problem);
    const Raster map{.columns = 1, .rows = 1, .samples = {5}};
    EXPECT_EQ(row.input_problem({{"file", std::string("a.png")}}, map), "");
    EXPECT_EQ(row.input_problem({{"level", 6.0}}, map), "begins below the sea");
}

TEST(Describe, memory_may_follow_from_values_and_layers) {
    EXPECT_FALSE(describe<Everything>().copies);
    const OperatorRow row = describe<Shore>();
    ASSERT_TRUE(row.copies);
    EXPECT_EQ(row.grid_copies, 2);
    EXPECT_EQ(row.copies({}, 0), 2);
    EXPECT_EQ(row.copies({{"slow", true}}, 3), 5.5);
}

TEST(Describe, materials_are_told_by_name_and_set) {
    const OperatorRow row = describe<Rocks>();
    EXPECT_TRUE(row.once);
    EXPECT_FALSE(describe<Raise>().once);
    EXPECT_EQ(row_of(row, "rock").kind, ParamKind::material);
    EXPECT_EQ(row_of(row, "rock").default_value, ParamValue(std::string("slate")));
    EXPECT_EQ(row_of(row, "beds").kind, ParamKind::materials);
    EXPECT_EQ(row_of(row, "beds").most, 3u);
    EXPECT_EQ(row_of(row, "beds").default_value,
              ParamValue(std::vector<std::string>{"granite", "sand"}));
    World world;
    const auto report = row.make({}, {})->apply(world.terrain, world.step);
    EXPECT_EQ(report.counts.at("rock_is_slate"), 1);
    EXPECT_EQ(report.counts.at("bed_of_sand"), 1);
    using List = std::vector<std::string>;
    const auto other =
        row.make({{"rock", std::string("marble")}, {"beds", List{"a", "a", "b"}}}, {});
    const auto told = other->apply(world.terrain, world.step);
    EXPECT_EQ(told.counts.at("rock_is_marble"), 1);
    EXPECT_EQ(told.counts.at("bed_of_a"), 2);
    EXPECT_THROW(row.make({{"beds", List(4, "a")}}, {}), BrokenInvariant);
    EXPECT_EQ(row.layers({}), 3);
    EXPECT_EQ(row.layers({{"beds", List{"a"}}}), 2);
    EXPECT_FALSE(describe<Raise>().layers);
}

TEST(Describe, an_operator_made_of_nothing_has_its_defaults) {
    World world;
    const auto op = describe<Everything>().make({}, {});
    const StepReport report = op->generate(world.out, world.step);
    EXPECT_EQ(world.out.at(1, 1), 30.5f);
    EXPECT_EQ(report.counts.at("count"), 3);
    EXPECT_EQ(report.counts.at("wet"), 1);
    EXPECT_EQ(report.counts.at("model"), 1);
    EXPECT_EQ(report.counts.at("corners"), 2);
    EXPECT_EQ(report.counts.at("file"), -1);
    EXPECT_EQ(report.counts.at("guide_is_zone"), 1);
}

TEST(Describe, given_values_are_set_and_the_others_stay) {
    World world;
    const ParamValues values = {{"rate", 1.25},
                                {"count", std::int64_t{7}},
                                {"wet", false},
                                {"model", std::string("slide")},
                                {"angle", FieldOrNumber{0, "steepness"}},
                                {"guide", std::string("")},
                                {"corners", std::vector<double>{1, 2, 3}},
                                {"file", std::string("b.tif")}};
    const auto op = describe<Everything>().make(values, {{"a.tif", 0}, {"b.tif", 1}});
    const StepReport report = op->generate(world.out, world.step);
    EXPECT_EQ(world.out.at(0, 0), 1.25f);
    EXPECT_EQ(report.counts.at("count"), 7);
    EXPECT_FALSE(report.counts.contains("wet"));
    EXPECT_EQ(report.counts.at("model"), 2);
    EXPECT_EQ(report.counts.at("corners"), 3);
    EXPECT_EQ(report.counts.at("file"), 1);
    EXPECT_EQ(report.counts.at("guide_is_"), 1);
    EXPECT_EQ(report.counts.at("angle_is_steepness"), 1);
}

TEST(Describe, values_that_no_check_lets_through_are_our_mistake) {
    const OperatorRow row = describe<Everything>();
    const std::string endless(32, 'x');
    EXPECT_THROW(row.make({{"model", std::string("no such word")}}, {}), BrokenInvariant);
    EXPECT_THROW(row.make({{"corners", std::vector<double>(4, 1.0)}}, {}), BrokenInvariant);
    EXPECT_THROW(row.make({{"guide", endless}}, {}), BrokenInvariant);
    EXPECT_THROW(row.make({{"angle", FieldOrNumber{0, endless}}}, {}), BrokenInvariant);
    EXPECT_THROW(row.make({{"file", std::string("missing.tif")}}, {}), BrokenInvariant);
    EXPECT_THROW(row.make({{"no_such_parameter", 1.0}}, {}), BrokenInvariant);
    EXPECT_THROW(row.make({{"rate", std::string("text")}}, {}), std::exception);
}

TEST(Describe, an_operator_does_only_what_it_can) {
    World world;
    const auto generator = describe<Everything>().make({}, {});
    const auto filter = describe<Copy>().make({}, {});
    const auto process = describe<Raise>().make({}, {});
    Field in(world.terrain.shape());
    in.fill(9);
    filter->filter(in, world.out, world.step);
    EXPECT_EQ(world.out.at(0, 0), 9);
    process->apply(world.terrain, world.step);
    EXPECT_EQ(world.terrain.height().at(0, 0), 1);
    EXPECT_THROW(generator->apply(world.terrain, world.step), BrokenInvariant);
    EXPECT_THROW(generator->filter(in, world.out, world.step), BrokenInvariant);
    EXPECT_THROW(filter->generate(world.out, world.step), BrokenInvariant);
    EXPECT_THROW(process->generate(world.out, world.step), BrokenInvariant);
}

}  // namespace
}  // namespace cuesta
