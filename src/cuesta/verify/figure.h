// SPDX-License-Identifier: Apache-2.0
// A figure that was measured, what it should be, and how far off it may be.
#pragma once

#include <string>

namespace cuesta::verify {

struct Figure {
    std::string what;  // "error of depth"
    std::string unit;  // "1" for a pure number
    double measured = 0;
    double low = 0, high = 0;  // expected: one value, or an interval with an infinite end
    double tolerance = 0;      // beyond either end; of the expected value if `relative`
    bool relative = false;

    // A figure that is not finite never passes.
    bool passes() const;
    std::string measured_text() const;   // "0.00957", "5.2 deg"
    std::string expected_text() const;   // "0", "1.5 to 3.5", ">= 0.65"
    std::string tolerance_text() const;  // "0.01", "3 %", "" where the interval says all
};

Figure within(std::string what, std::string unit, double measured, double expected,
              double tolerance);
// The tolerance is a share of what is expected.
Figure within_share(std::string what, std::string unit, double measured, double expected,
                    double share);
Figure between(std::string what, std::string unit, double measured, double low, double high);
Figure at_least(std::string what, std::string unit, double measured, double low);
Figure at_most(std::string what, std::string unit, double measured, double high);

// The largest of many; once it has seen a NaN it stays one, so that no NaN can hide.
class Worst {
public:
    void see(double value);
    double value() const { return value_; }

private:
    double value_ = 0;
};

}  // namespace cuesta::verify
