// SPDX-License-Identifier: Apache-2.0
#include "render_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <sstream>
#include <vector>

#include "command.h"
#include "cuesta/base/atomic_file.h"
#include "cuesta/base/error.h"
#include "cuesta/base/text.h"
#include "cuesta/render/curve_plot.h"
#include "cuesta/render/legend.h"
#include "cuesta/render/text.h"

namespace cuesta::app {
namespace {

constexpr std::size_t most_bytes = 16 << 20;
constexpr std::size_t most_columns = 64;

std::vector<std::string> cells_of(const std::string& line) {
    std::vector<std::string> cells = split(line, ',');
    for (std::string& cell : cells) cell = trim(cell);
    return cells;
}

// Of logarithmic axes: larger than 0.
double number_of(const std::string& cell, const std::string& place) {
    double value = 0;
    const char* end = cell.data() + cell.size();
    const auto [at, code] = std::from_chars(cell.data(), end, value);
    if (code != std::errc() || at != end || !(value > 0) || value > 1e300)
        throw UsageError(fmt::format(
            "{}: '{}' is no number larger than 0. Cells are numbers like 0.25 or 1e6, or empty",
            place, cell));
    return value;
}

std::vector<CurvePlot> plots_of(const std::filesystem::path& file) {
    std::istringstream lines(read_file(file, most_bytes));
    std::string line;
    std::getline(lines, line);
    const std::vector<std::string> names = cells_of(line);
    if (names.size() < 2 || names.size() > most_columns)
        throw UsageError(fmt::format(
            "{}:1: a table to draw has 2 to {} columns, this one {}. Its first row names "
            "them, like nodes,seconds",
            file.string(), most_columns, names.size()));
    std::vector<CurvePlot> plots(names.size() - 1);
    for (std::size_t i = 1; i < names.size(); ++i) {
        plots[i - 1].title = names[i];
        plots[i - 1].x_words = names[0];
    }
    for (int row = 2; std::getline(lines, line); ++row) {
        if (trim(line).empty()) continue;
        const std::vector<std::string> cells = cells_of(line);
        const auto place = [&](std::size_t column) {
            return fmt::format("{}:{}:{}", file.string(), row, column + 1);
        };
        if (cells.size() != names.size())
            throw UsageError(fmt::format("{}:{}: {} cells in a table of {} columns", file.string(),
                                         row, cells.size(), names.size()));
        const double x = number_of(cells[0], place(0));
        for (std::size_t i = 1; i < cells.size(); ++i)
            if (!cells[i].empty())
                plots[i - 1].points.push_back({x, number_of(cells[i], place(i))});
    }
    for (CurvePlot& plot : plots) plot.joined = plot.points.size() > 1;  // one is a dot
    return plots;
}

}  // namespace

bool is_table(const std::filesystem::path& file) {
    return file.extension() == ".csv";
}

Picture render_table(const std::filesystem::path& file, const std::string& title) {
    const std::vector<CurvePlot> plots = plots_of(file);
    constexpr int width = 300, height = 260, gap = 30, margin = 24, head = 60;
    const int count = static_cast<int>(plots.size());
    const int down = (count + 3) / 4, across = (count + down - 1) / down;
    const int wide = std::max(across * (width + gap) - gap, text_width(title, 2));
    Picture page(2 * margin + wide, head + down * (height + gap) - gap + margin, surround_colour);
    draw_text(page, margin, 38, title, {226, 228, 230}, 1, 2);
    for (int i = 0; i < count; ++i)
        draw_plot(page,
                  {margin + i % across * (width + gap), head + i / across * (height + gap), width,
                   height},
                  plots[static_cast<std::size_t>(i)]);
    return page;
}

}  // namespace cuesta::app
