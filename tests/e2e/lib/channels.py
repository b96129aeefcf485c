# SPDX-License-Identifier: Apache-2.0
"""How much the rivers of a map follow the directions of a grid."""
import numpy

AROUND = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]


def below(flow, least):
    """The next sample downstream of every sample with at least that flow: of its neighbours with
    more water the one with the most. A flat index, -1 where the river leaves the map."""
    rows, columns = flow.shape
    padded = numpy.pad(flow.astype(float), 1, constant_values=-1)
    best, to = flow.astype(float).copy(), numpy.full(flow.shape, -1)
    index = numpy.pad(numpy.arange(flow.size).reshape(flow.shape), 1)
    for dy, dx in AROUND:
        there = padded[1 + dy:1 + dy + rows, 1 + dx:1 + dx + columns]
        more = there > best
        best = numpy.where(more, there, best)
        to = numpy.where(more, index[1 + dy:1 + dy + rows, 1 + dx:1 + dx + columns], to)
    return numpy.where(flow >= least, to, -1).ravel()


def grid_share(flow, spacing_m, stretch_m, least_m2, within_deg=5.0):
    """Share of the length of channels (at least that much land above them) whose direction over a
    stretch lies within so many degrees of a multiple of 45 degrees. Without any preference it is
    within / 22.5, 22 % for 5 degrees. Returns the share and the kilometres it was taken over."""
    to = below(flow, least_m2)
    columns = flow.shape[1]
    at = numpy.flatnonzero(to >= 0)
    start, gone, alive = at.copy(), numpy.zeros(len(at)), numpy.ones(len(at), bool)
    first = None
    while True:
        going = alive & (gone < stretch_m)
        if not going.any():
            break
        ahead = to[at]
        alive &= ~(going & (ahead < 0))
        going &= ahead >= 0
        step = spacing_m * numpy.hypot(ahead % columns - at % columns,
                                       ahead // columns - at // columns)
        first = step.copy() if first is None else first
        gone = numpy.where(going, gone + step, gone)
        at = numpy.where(going, ahead, at)
    east = (at % columns - start % columns)[alive]
    south = (at // columns - start // columns)[alive]
    length = first[alive]
    turn = numpy.degrees(numpy.arctan2(south, east)) % 45
    near = numpy.minimum(turn, 45 - turn) <= within_deg
    return float((near * length).sum() / length.sum()), float(length.sum() / 1000)
