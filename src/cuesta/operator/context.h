// SPDX-License-Identifier: Apache-2.0
// What an operator is given beside the terrain, and what it reports back.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <typeindex>
#include <vector>

#include "cuesta/grid/communicator.h"
#include "cuesta/grid/field.h"
#include "cuesta/grid/stored_map.h"
#include "cuesta/operator/param.h"
#include "cuesta/random/counter.h"
#include "cuesta/terrain/terrain.h"

namespace cuesta {

// Where numbers strained or limits acted: name and count, put into the manifest. Counts of all
// blocks are added.
struct StepReport {
    std::map<std::string, std::int64_t, std::less<>> counts;
    bool at_rest = false;  // of a process: it has come to its end; every block says the same
    void count(std::string_view what, std::int64_t times);
    void merge(const StepReport& other);
};

// Temporary fields that live as long as the run and are reused from step to step. An operator
// declares how many it needs at once (Op::temporaries), so the plan can count their memory.
class Scratch {
public:
    explicit Scratch(FieldShape shape);
    Scratch(Scratch&&) noexcept;
    Scratch& operator=(Scratch&&) noexcept;
    ~Scratch();
    // Contents are whatever the last user left.
    Field& field(std::size_t index);
    // Working memory of any other kind, one object of each type, made when first asked for. What it
    // held before must not show in a result: a run may be resumed without it.
    template <class T>
    T& object() {
        std::shared_ptr<void>& held = object(typeid(T));
        if (held == nullptr) held = std::make_shared<T>();
        return *static_cast<T*>(held.get());
    }
    void release();

private:
    std::shared_ptr<void>& object(std::type_index type);
    FieldShape shape_;
    std::map<std::type_index, std::shared_ptr<void>> objects_;
    std::deque<Field> fields_;  // references stay valid while it grows
};

// A "number or field" parameter, resolved for this block: row(y)[x * step] for all x.
class FieldValue {
public:
    explicit FieldValue(double number) : number_(static_cast<float>(number)) {}
    explicit FieldValue(const Field& field) : field_(&field) {}
    bool uniform() const { return field_ == nullptr; }
    float number() const { return number_; }  // meaningful when uniform()
    float at(std::int64_t x, std::int64_t y) const {
        return field_ == nullptr ? number_ : field_->at(x, y);
    }
    const Field* field() const { return field_; }

private:
    float number_ = 0;
    const Field* field_ = nullptr;
};

struct StepContext {
    const Grid& grid;
    const Block& block;
    Communicator& comm;
    RandomKey random;        // seed of the recipe, stream of the stage
    std::int64_t step = 0;   // counts from 0 within the stage
    const Terrain& terrain;  // for generators and filters that look at other fields
    Scratch& scratch;
    std::span<const StoredMap> inputs;  // files looked at before the run, see InputFile

    // The map a parameter of the operator names, of which it reads what this block shows.
    const StoredMap& input(InputFile file) const;
    // The engine has made sure that a named field exists.
    FieldValue value_of(const FieldOr& parameter) const;
};

}  // namespace cuesta
