import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { WhatIfWorksheet } from '../../../engine/overlay.ts';
import { itemStat } from '../../../rules/stat-ids.ts';
import { foundryCharacters } from '../../../testing/foundry-characters.ts';
import { openSheet } from '../../../testing/open-sheet.ts';
import type { JsonObject } from '../read/gcs-sheet.ts';
import { isJsonObject, objectsIn, walkRows } from '../sheet-json.ts';
import { exportFoundryActor } from './foundry-actor.ts';
import '../../../testing/load-rulesets.ts';

/** A line of an actor: a name, and its numbers. */
const lines = z.array(z.array(z.union([z.string(), z.number(), z.null()])));
const figures = z.object({
  attributes: z.record(z.string(), z.array(z.number())),
  hitPoints: z.number(),
  fatiguePoints: z.number(),
  basicSpeed: z.number(),
  basicMove: z.number(),
  thrust: z.string(),
  swing: z.string(),
  size: z.number(),
  senses: z.array(z.number()),
  load: z.number(),
  encumbrance: z.optional(z.number()),
  basicLift: z.number(),
  moves: z.array(z.number()),
  dodges: z.array(z.number()),
  parry: z.optional(z.number()),
  block: z.optional(z.number()),
  skills: lines,
  spells: lines,
  melee: lines,
  ranged: lines,
  places: lines,
  points: z.record(z.string(), z.number()),
  items: lines,
});
type Figures = z.infer<typeof figures>;
const recording = z.object({ characters: z.record(z.string(), z.object({ release: figures, coming: figures })) });

/** What the importers of release 0.18.22 and of the coming version made of the files (docs/gcs-files.md). */
const recorded = recording.parse(
  JSON.parse(readFileSync(fileURLToPath(new URL('fixtures/foundry-actors.json', import.meta.url)), 'utf8')),
).characters;

const sorted = (all: readonly (readonly unknown[])[]) => all.map((line) => JSON.stringify(line)).sort();
const round = (number: number): number => Math.round(number * 100) / 100;

describe.each(Object.keys(foundryCharacters))('The actor of the %s in Foundry', (who) => {
  const saved = foundryCharacters[who]?.();
  const actor = recorded[who];
  if (!saved || !actor) throw new Error(`${who} is not recorded.`);
  const sheet = openSheet(saved);
  const { worksheet, model } = sheet;
  const number = (stat: string): number => worksheet.number(stat);
  const atLoad = (stat: string, level: number): number =>
    Math.floor(new WhatIfWorksheet(worksheet, 'encumbrance', level, 'encumbrance level').number(stat));
  const file = exportFoundryActor(sheet, { now: '2026-11-27T12:00:00Z' });
  const figureOf = ({ stat = '', value }: { stat?: string; value?: number }): unknown =>
    worksheet.has(stat) ? worksheet.get(stat).value : (value ?? null);

  /** The numbers that both importers give. */
  const ofSheet = {
    attributes: Object.fromEntries(
      [
        ['ST', 'st'],
        ['DX', 'dx'],
        ['IQ', 'iq'],
        ['HT', 'ht'],
        ['WILL', 'will'],
        ['PER', 'perception'],
      ].map(([there = '', stat = '']) => [there, [number(stat), number(`${stat}.points`)]]),
    ),
    hitPoints: number('hitPoints'),
    fatiguePoints: number('fatiguePoints'),
    basicSpeed: number('basicSpeed'),
    basicMove: number('basicMove'),
    size: number('sizeModifier'),
    load: round(number('load')),
    dodges: [0, 1, 2, 3, 4].map((level) => atLoad('dodge', level)),
  };

  it.each(['release', 'coming'] as const)('has the numbers of our sheet (%s)', (version) => {
    const theirs: Figures = actor[version];
    expect(theirs).toMatchObject(ofSheet);
    const levels = [...model.skills, ...model.spells].map(({ level, points }) => [figureOf(level), figureOf(points)]);
    expect(sorted([...theirs.skills, ...theirs.spells].map(([, level, points]) => [level, points]))).toEqual(
      sorted(levels),
    );
    // The line of a skill for bare hands is one of the attack there, whose best counts.
    const attacks = model.attacks.filter(({ atHand }) => atHand);
    for (const { item, skill, parry, ranged } of attacks) {
      const there = (ranged ? theirs.ranged : theirs.melee).filter(([, mode, level]) => mode && level !== null);
      const best = there.find(
        ([what, mode, level, , parries]) =>
          (what === item || mode === item) && level === figureOf(skill) && (ranged || parries === figureOf(parry)),
      );
      const isBlow = /^(?:Punch|Kick|Bite)/.test(item);
      if (!isBlow) expect(best, `${item}, ${String(figureOf(skill))}`).toBeDefined();
    }
    for (const { place, damageResistance } of model.bodyPlaces) {
      const one = place
        .replace(/^feet$/, 'foot')
        .replace(/s$/, '')
        .replace('vital', 'vitals');
      const there = theirs.places.filter(([where]) => String(where).toLowerCase().replace('eyes', 'eye').endsWith(one));
      expect(there.length, place).toBeGreaterThan(0);
      for (const [where, resistance] of there) expect(resistance, String(where)).toBe(figureOf(damageResistance));
    }
    expect(theirs.points.attributes).toBe(number('points.attributes') + number('points.secondary'));
    expect((theirs.points.skills ?? 0) + (theirs.points.spells ?? 0)).toBe(number('points.skills'));
    const possessions = model.possessions.map(({ key, weight, cost }) => [
      number(itemStat(key, 'quantity')),
      round(Number(figureOf(weight))),
      round(Number(figureOf(cost))),
    ]);
    expect(sorted(theirs.items.map(([, count, weight, cost]) => [count, weight, cost]))).toEqual(sorted(possessions));
  });

  it('has what the release works out by itself: load, lift, Move, Parry, Block, and points by kind', () => {
    const { release } = actor;
    const best = (stat: string) => (typeof worksheet.find(stat)?.value === 'number' ? number(stat) : 0);
    expect(release).toMatchObject({
      encumbrance: number('encumbrance'),
      basicLift: number('basicLift'),
      moves: [0, 1, 2, 3, 4].map((level) => atLoad('move', level)),
      parry: best('parry'),
      block: best('block'),
      points: {
        race: number('points.race'),
        total: number('points.budget'),
        unspent: number('points.left'),
      },
    });
  });

  it('is made from what the file says today', () => {
    const weapons = [...walkRows(file)]
      .filter(({ list }) => list !== 'other_equipment')
      .flatMap(({ row }) => objectsIn(row.weapons).map((weapon) => ({ row, weapon })));
    const calcOf = ({ calc }: JsonObject) => (isJsonObject(calc) ? calc : {});
    const isMelee = ({ weapon: { id } }: (typeof weapons)[number]): boolean => String(id).startsWith('w');
    const reads = (of: typeof weapons) => of.map(({ weapon }) => [calcOf(weapon).level, calcOf(weapon).damage]);
    for (const theirs of [actor.release, actor.coming]) {
      const figuresOf = (all: Figures['melee']) => all.map(([, , level, damage]) => [level, damage]);
      expect(sorted(figuresOf(theirs.melee))).toEqual(sorted(reads(weapons.filter(isMelee))));
      expect(sorted(figuresOf(theirs.ranged))).toEqual(sorted(reads(weapons.filter((each) => !isMelee(each)))));
    }
    expect(file.calc).toMatchObject({
      thrust: actor.release.thrust,
      swing: actor.coming.swing,
      dodge: actor.release.dodges,
      move: actor.release.moves,
    });
  });
});

describe('What the coming version of Foundry gets wrong', () => {
  const differences = Object.keys(foundryCharacters).flatMap((name) => {
    const saved = foundryCharacters[name]?.();
    const coming = recorded[name]?.coming;
    if (!saved || !coming) return [];
    const { worksheet } = openSheet(saved);
    const moves = [0, 1, 2, 3, 4].map((level) =>
      new WhatIfWorksheet(worksheet, 'encumbrance', level, 'encumbrance level').number('move'),
    );
    return [
      ...moves.flatMap((move, level) =>
        move === coming.moves[level] ? [] : [`Move at load ${level}, ${worksheet.number('basicMove')} − 60%`],
      ),
      ...(coming.basicLift === worksheet.number('basicLift') ? [] : ['Basic Lift with Lifting ST']),
      ...(coming.points.race === worksheet.number('points.race') ? [] : ['points of a race']),
      ...(coming.points.unspent === worksheet.number('points.left') ? [] : ['unspent points with a race']),
    ];
  });

  it('is Move at heavy load, Basic Lift with Lifting ST, and the points of a race: nothing else', () => {
    expect([...new Set(differences)].sort()).toEqual([
      'Basic Lift with Lifting ST',
      'Move at load 3, 5 − 60%',
      'points of a race',
      'unspent points with a race',
    ]);
  });
});
