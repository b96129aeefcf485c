// SPDX-License-Identifier: Apache-2.0
#include "cuesta/tectonics/plate/plate_history.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cuesta/base/check.h"
#include "cuesta/base/elementary.h"

namespace cuesta::plate {
namespace {

using Turn = Sphere::Pose;
constexpr double degrees = 180 / 3.14159265358979323846;

Turn transposed(const Turn& a) {
    return {{Vec{a.rows[0].x, a.rows[1].x, a.rows[2].x}, Vec{a.rows[0].y, a.rows[1].y, a.rows[2].y},
             Vec{a.rows[0].z, a.rows[1].z, a.rows[2].z}}};
}
// b first, then a.
Turn after(const Turn& a, const Turn& b) {
    const Turn columns = transposed(b);
    Turn out;
    for (std::size_t i = 0; i < 3; ++i)
        out.rows[i] = {dot(a.rows[i], columns.rows[0]), dot(a.rows[i], columns.rows[1]),
                       dot(a.rows[i], columns.rows[2])};
    return out;
}

// How every id moved.
class Motions {
public:
    Motions(const History<Sphere>& history, const std::vector<PoseNow>& plates, double now)
        : history_(history), now_(now) {
        for (const auto& one : history.moments) poses_[one.id][one.myr] = one.pose;
        for (const PoseNow& one : plates) poses_[one.id][now] = one.pose, alive_.push_back(one.id);
        for (const auto& one : history.joinings) joinings_[one.id] = one;
        for (const auto& one : history.partings) {
            partings_[one.id] = one;
            // It began where the other was.
            const Turn* pose = pose_at(one.from, one.myr);
            if (pose != nullptr) poses_[one.id].try_emplace(one.myr, *pose);
        }
        for (const auto& one : history.pieces) pieces_[one.id] = one;
    }

    std::vector<RotationRow> rows() const {
        std::vector<RotationRow> all;
        for (const auto& [id, poses] : poses_)
            if (reaches_now(id)) of_plate(id, poses, all);
        for (const auto& [id, piece] : pieces_)
            if (reaches_now(piece.on) && reaches_now(piece.before)) of_piece(piece, all);
        return all;
    }

private:
    const Turn* pose_at(std::int64_t id, double myr) const {
        const auto plate = poses_.find(id);
        if (plate == poses_.end()) return nullptr;
        const auto found = plate->second.find(myr);
        return found == plate->second.end() ? nullptr : &found->second;
    }
    bool reaches_now(std::int64_t id) const {
        for (int i = 0; i < 100000; ++i) {
            if (const auto piece = pieces_.find(id); piece != pieces_.end())
                id = piece->second.on;
            else if (std::find(alive_.begin(), alive_.end(), id) != alive_.end())
                return true;
            else if (const auto joined = joinings_.find(id); joined != joinings_.end())
                id = joined->second.into;
            else
                return false;
        }
        return false;
    }
    // From the place of now to the body of a plate.
    Turn to_body(std::int64_t id) const {
        const auto joined = joinings_.find(id);
        if (joined == joinings_.end()) return transposed(*pose_at(id, now_));
        const auto& [myr, from, into] = joined->second;
        return after(transposed(*pose_at(id, myr)), after(*pose_at(into, myr), to_body(into)));
    }
    // At a time of an event, of any id.
    Turn total(std::int64_t id, double myr) const {
        if (const auto piece = pieces_.find(id); piece != pieces_.end()) {
            if (myr >= piece->second.myr) return total(piece->second.on, myr);
            return after(total(piece->second.before, myr), beside(piece->second));
        }
        if (const auto joined = joinings_.find(id);
            joined != joinings_.end() && myr > joined->second.myr)
            return total(joined->second.into, myr);
        if (const Turn* pose = pose_at(id, myr)) return after(*pose, to_body(id));
        const auto part = partings_.find(id);
        CUESTA_CHECK(part != partings_.end(), "plate {} has no pose at {} Myr", id, myr);
        return after(total(part->second.from, myr), beside(part->second));
    }
    // Its place relative to what it parted from, which was always the same before.
    template <class Event>
    Turn beside(const Event& event) const {
        if constexpr (std::is_same_v<Event, History<Sphere>::Piece>)
            return after(transposed(total(event.before, event.myr)), total(event.on, event.myr));
        else
            return after(transposed(total(event.from, event.myr)), total(event.id, event.myr));
    }
    void add(std::vector<RotationRow>& all, std::int64_t id, double myr, const Turn& turn,
             std::int64_t fixed, std::string comment) const {
        all.push_back(
            {id, std::max(0.0, now_ - myr), finite_rotation(turn), fixed, std::move(comment)});
    }
    void of_plate(std::int64_t id, const std::map<double, Turn>& poses,
                  std::vector<RotationRow>& all) const {
        double newest = now_;
        if (const auto joined = joinings_.find(id); joined != joinings_.end()) {
            newest = joined->second.myr;
            const auto comment = fmt::format("part of plate {}", joined->second.into);
            if (newest < now_) {
                add(all, id, now_, {}, joined->second.into, comment);
                add(all, id, newest, {}, joined->second.into, comment);
            }
        }
        const Turn body = to_body(id);
        double oldest = newest;
        for (auto one = poses.rbegin(); one != poses.rend(); ++one) {
            if (one->first > newest) continue;
            add(all, id, one->first, after(one->second, body), 0, fmt::format("plate {}", id));
            oldest = one->first;
        }
        const auto part = partings_.find(id);
        if (part == partings_.end() || !(oldest > 0)) return;
        const Turn turn = beside(part->second);
        const auto comment = fmt::format("part of plate {}", part->second.from);
        add(all, id, oldest, turn, part->second.from, comment);
        add(all, id, 0, turn, part->second.from, comment);
    }
    void of_piece(const History<Sphere>::Piece& piece, std::vector<RotationRow>& all) const {
        if (piece.myr < now_) {
            const auto comment = fmt::format("piece of {}, on plate {}", piece.before, piece.on);
            add(all, piece.id, now_, {}, piece.on, comment);
            add(all, piece.id, piece.myr, {}, piece.on, comment);
        }
        const Turn turn = beside(piece);
        const auto comment = fmt::format("part of {}", piece.before);
        add(all, piece.id, piece.myr, turn, piece.before, comment);
        if (piece.myr > 0) add(all, piece.id, 0, turn, piece.before, comment);
    }

    const History<Sphere>& history_;
    double now_;
    std::map<std::int64_t, std::map<double, Turn>> poses_;
    std::vector<std::int64_t> alive_;
    std::map<std::int64_t, History<Sphere>::Joining> joinings_;
    std::map<std::int64_t, History<Sphere>::Parting> partings_;
    std::map<std::int64_t, History<Sphere>::Piece> pieces_;
};

}  // namespace

FiniteRotation finite_rotation(const Sphere::Pose& turn) {
    const auto& [a, b, c] = turn.rows;
    // As a quaternion, by its largest part.
    const double t[4] = {1 + a.x + b.y + c.z, 1 + a.x - b.y - c.z, 1 - a.x + b.y - c.z,
                         1 - a.x - b.y + c.z};
    const auto most = std::max_element(t, t + 4) - t;
    const double s = std::sqrt(std::max(0.0, t[most])) * 2;
    double w = 0;
    Vec v;
    if (most == 0)
        w = s / 4, v = {(c.y - b.z) / s, (a.z - c.x) / s, (b.x - a.y) / s};
    else if (most == 1)
        w = (c.y - b.z) / s, v = {s / 4, (a.y + b.x) / s, (a.z + c.x) / s};
    else if (most == 2)
        w = (a.z - c.x) / s, v = {(a.y + b.x) / s, s / 4, (b.z + c.y) / s};
    else
        w = (b.x - a.y) / s, v = {(a.z + c.x) / s, (b.z + c.y) / s, s / 4};
    if (w < 0) w = -w, v = v * -1.0;
    const double size = length(v);
    if (size < 1e-14) return {90, 0, 0};
    return {elementary::atan2(v.z, std::sqrt(v.x * v.x + v.y * v.y)) * degrees,
            elementary::atan2(v.y, v.x) * degrees, 2 * elementary::atan2(size, w) * degrees};
}

std::vector<RotationRow> rotation_rows(const History<Sphere>& history,
                                       const std::vector<PoseNow>& plates, double now_myr) {
    return Motions(history, plates, now_myr).rows();
}

std::string rotation_text(const std::vector<RotationRow>& rows, double now_myr) {
    // Lines of plate 999 are words to readers.
    std::string text = fmt::format(
        "999 0.0 0.0 0.0 0.0 999 !Cuesta: age 0 is the end of {:.10g} million years of plates\n",
        now_myr);
    for (const RotationRow& row : rows)
        text += fmt::format("{:<6} {:10.4f} {:14.8f} {:14.8f} {:14.8f} {:>6} !{}\n", row.id,
                            row.age_myr, row.rotation.lat, row.rotation.lon, row.rotation.angle,
                            row.fixed, row.comment);
    return text;
}

}  // namespace cuesta::plate
