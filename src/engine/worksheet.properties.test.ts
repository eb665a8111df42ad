import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../testing/extent.ts';
import type { StatFormula } from './builder.ts';
import type { Value } from './step.ts';
import { Worksheet } from './worksheet.ts';

/** A number is its own figure plus the sum of the numbers it reads. */
interface Node {
  readonly own: number;
  readonly reads: readonly number[];
  /** It is null in a cycle, and may read any other; a number without that rule reads only those before it. */
  readonly breaks: boolean;
}

const size = 9;
const anyNode = (at: number): fc.Arbitrary<Node> =>
  fc.oneof(
    fc.record({
      own: fc.nat(99),
      reads: fc.uniqueArray(fc.nat(size - 1), { maxLength: 3 }),
      breaks: fc.constant(true),
    }),
    fc.record({
      own: fc.nat(99),
      reads: at === 0 ? fc.constant([]) : fc.uniqueArray(fc.nat(at - 1), { maxLength: 3 }),
      breaks: fc.constant(false),
    }),
  );
const anyGraph = fc.tuple(...Array.from({ length: size }, (_, at) => anyNode(at)));
const anyOrder = fc.shuffledSubarray(
  Array.from({ length: size }, (_, at) => at),
  { minLength: size },
);

/** The value of a number, as the sum of the reachable figures: null if it breaks the cycle that it is part of. */
function expectedOf(graph: readonly Node[], at: number): Value {
  const node = graph[at];
  if (!node || (node.breaks && reaches(graph, at))) return null;
  return node.reads.reduce((sum, read) => sum + Number(expectedOf(graph, read) ?? 0), node.own);
}

/** True if a number depends on itself. */
function reaches(graph: readonly Node[], start: number): boolean {
  const reached = new Set(graph[start]?.reads);
  for (const at of reached) for (const next of graph[at]?.reads ?? []) reached.add(next);
  return reached.has(start);
}

/** With `some`, a number reads only the first one unless that is small. */
const formulaOf =
  (how: 'all' | 'some') =>
  ({ own, reads, breaks }: Node, at: number): StatFormula => ({
    id: String(at),
    name: String(at),
    formula: (w) => {
      w.start(own, 'own');
      for (const read of reads) {
        const value = w.given(String(read));
        if (how === 'some' && (value === null || Number(value) > 50)) return;
        if (typeof value === 'number') w.add(value, 'read');
      }
    },
    ...(breaks ? { ifCyclic: (w) => w.start(null, 'depends on itself') } : {}),
  });

function open(formulas: readonly StatFormula[], previous?: Worksheet): Worksheet {
  const draft = new Worksheet(previous);
  for (const formula of formulas) draft.define(formula);
  return draft.finish();
}

/** The numbers, read in this order. */
function valuesIn(order: readonly number[], worksheet: Worksheet): Value[] {
  for (const at of order) worksheet.get(String(at));
  return worksheet.ids().map((id) => worksheet.get(id).value);
}

describe('numbers that depend on each other', () => {
  it('are null if they are in a cycle, and otherwise their figures, whichever is read first', () => {
    fc.assert(
      fc.property(anyGraph, anyOrder, (graph, order) => {
        const worksheet = open(graph.map(formulaOf('all')));
        expect(valuesIn(order, worksheet)).toEqual(graph.map((_, at) => expectedOf(graph, at)));
      }),
      { numRuns: caseCount(1000) },
    );
  });

  it('are the same as on a fresh worksheet after an edit that opens or closes cycles', () => {
    const edited = fc.array(fc.boolean(), { minLength: size });
    fc.assert(
      fc.property(
        anyGraph,
        anyGraph,
        edited,
        anyOrder,
        anyOrder,
        fc.nat(size),
        (graph, donor, isEdited, a, b, some) => {
          const formulas = graph.map(formulaOf('some'));
          const before = open(formulas);
          valuesIn(a.slice(0, some), before);
          const after = formulas.map((formula, at) => (isEdited[at] ? donor.map(formulaOf('some'))[at] : formula));
          const changed = after.filter((formula) => formula !== undefined);
          const values = valuesIn(a, open(changed, before));
          expect(values).toEqual(valuesIn(b, open(changed)));
          expect(valuesIn(b, before)).toEqual(valuesIn(a, open(formulas)));
        },
      ),
      { numRuns: caseCount(1000) },
    );
  });

  it('are the same objects after an edit that changes none of them', () => {
    fc.assert(
      fc.property(anyGraph, anyOrder, (graph, order) => {
        const before = open(graph.map(formulaOf('some')));
        for (const id of before.ids()) before.get(id);
        const after = open(graph.map(formulaOf('some')), before);
        for (const at of order) expect(after.get(String(at))).toBe(before.get(String(at)));
      }),
      { numRuns: caseCount(200) },
    );
  });
});
