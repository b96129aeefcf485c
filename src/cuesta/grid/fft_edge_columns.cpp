// SPDX-License-Identifier: Apache-2.0
#include "cuesta/grid/fft_edge_columns.h"

namespace cuesta {

void join_edge_columns(const SpectrumBlock& first, const SpectrumBlock* last) {
    const int rows = first.rows;
    const int lane = last == nullptr ? 0 : last->kx_end - 1 - last->kx_begin;
    for (int ky = 0; ky <= rows / 2; ++ky) {
        const int mirror = (rows - ky) % rows;
        const bool own_mirror = ky == mirror;
        const float a_re = first.re(ky)[0], a_im = own_mirror ? 0.0f : first.im(ky)[0];
        float b_re = 0.0f, b_im = 0.0f;
        if (last != nullptr) {
            b_re = last->re(ky)[lane];
            b_im = own_mirror ? 0.0f : last->im(ky)[lane];
        }
        first.re(mirror)[0] = a_re + b_im;
        first.im(mirror)[0] = b_re - a_im;
        first.re(ky)[0] = a_re - b_im;
        first.im(ky)[0] = b_re + a_im;
    }
}

void split_edge_columns(const SpectrumBlock& first, const SpectrumBlock* last) {
    const int rows = first.rows;
    const int lane = last == nullptr ? 0 : last->kx_end - 1 - last->kx_begin;
    for (int ky = 0; ky <= rows / 2; ++ky) {
        const int mirror = (rows - ky) % rows;
        const float z_re = first.re(ky)[0], z_im = first.im(ky)[0];
        const float y_re = first.re(mirror)[0], y_im = first.im(mirror)[0];
        const float a_re = 0.5f * (z_re + y_re), a_im = 0.5f * (z_im - y_im);
        const float b_re = 0.5f * (z_im + y_im), b_im = 0.5f * (y_re - z_re);
        first.re(mirror)[0] = a_re;
        first.im(mirror)[0] = -a_im;
        first.re(ky)[0] = a_re;
        first.im(ky)[0] = a_im;
        if (last != nullptr) {
            last->re(mirror)[lane] = b_re;
            last->im(mirror)[lane] = -b_im;
            last->re(ky)[lane] = b_re;
            last->im(ky)[lane] = b_im;
        }
    }
}

}  // namespace cuesta
