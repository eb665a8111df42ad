import { describe, expect, it } from 'vitest';
import { type GcsEntry, hasGcsLibrary, readGcsList, skippedWithoutGcs } from '../../testing/gcs-library.ts';
import { fourthEditionModifiers } from './modifiers.ts';

/** Names of the second source, where they are not ours. */
const names: Readonly<Record<string, RegExp>> = {
  'Armor Divisor': /^Armor Divisor \((2|3|5|10)\)$/,
  'Armor Divisor, reduced': /^Armor Divisor \(0/,
  'Based on Another Attribute': /^Based on/,
  'Double Blunt Trauma': /^Double Blunt/,
  'Double Knockback': /^Double Knock/,
  Explosion: /^Explosion/,
  Fragmentation: /^Fragmentation/,
  'Burning Radiation': /^Burning Radiation/,
  'Toxic Radiation': /^Toxic Radiation/,
  Cyclic: /^Cyclic/,
  Delay: /Delay$/,
  'Extended Duration': /Duration$/,
  'Follow-Up': /^Follow-Up/,
  Homing: /^Homing/,
  Incendiary: /^Incendiary/,
  Surge: /^Surge/,
  'Increased Range': /x Increased Range$/,
  'Increased 1/2D Range': /x Increased 1\/2 D Range$/,
  'Increased Maximum Range': /x Increased Maximum Range$/,
  'Blood Agent, attack': /^Blood Agent$/,
  'Blood Agent': /^Blood Agent$/,
  'Sense-Based, attack': /^Sense-Based/,
  'Sense-Based': /^Sense-Based/,
  'Side Effect': /^Side Effect/,
  Symptoms: /^Symptoms/,
  Accessibility: /^Accessibility/,
  'No Blunt Trauma': /^No Blunt/,
  'No Knockback': /^No Knockback/,
  'No Wounding': /^No Wounding/,
  'Temporary Disadvantage': /^Temporary/,
  'Gadget, breakable': /^Gadget Limitations - Breakable( \((Cannot Repair|Machine)\))?$/,
  'Gadget, easy to hit': /^Gadget Limitations - Breakable \(Size\)$/,
  'Gadget, can be stolen': /^Can be Stolen$/,
  'Gadget, unique': /^Unique$/,
  'Reduced 1/2D Range': /^Reduced 1\/2D Range$/,
};

/** Modifiers that the second source has elsewhere, or not. */
const oursAlone: Readonly<Record<string, string>> = {
  'Psionic Power': 'are in a list of their own there, which is not in this folder',
};

const typedIn = 'a percentage of the game master: typed in here, in steps of 1% there';
const breakableForNothing = 'what changes nothing is not listed here';

/** Figures that differ, and why. */
const decided: Readonly<Record<string, readonly [difference: string, reason: string]>> = {
  Accessibility: ['-1,0% here or there only', typedIn],
  Cone: ['10% here or there only; levels here only', '10% for each yard of width, which is in words there'],
  'Follow-Up': ['1% here or there only; levels there only', typedIn],
  'Gadget, breakable': ['0% here or there only', breakableForNothing],
  'Gadget, easy to hit': ['0% here or there only', breakableForNothing],
  'Side Effect': ['1,0% here or there only; levels there only', typedIn],
  Symptoms: ['1,0% here or there only', typedIn],
  'Temporary Disadvantage': ['-1,0% here or there only', typedIn],
};

/** Modifiers of the second source that we have not. */
const leftOut: Readonly<Record<string, string>> = {
  'Follow-Up (@Carrier Attack@)': 'is an enhancement, whatever it is carried by',
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((size) => [
      `SM+${size} Reach Bonus`,
      'reach by size is no modifier of a price',
    ]),
  ),
};

const nameOf = (name: string): string => name.split(': ')[0] ?? name;
const percentOf = ({ cost_adj: cost = '' }: GcsEntry): number => Number.parseFloat(cost) || 0;

describe(`enhancements and limitations agree with the second source${skippedWithoutGcs}`, () => {
  const read = () => ({
    enhancements: readGcsList('Basic Set/Basic Set Enhancement Modifiers.adm'),
    limitations: readGcsList('Basic Set/Basic Set Limitation Modifiers.adm'),
  });
  const theirsOf = ({ enhancements, limitations }: ReturnType<typeof read>, name: string) => {
    const isLimitation = fourthEditionModifiers.findIndex((ours) => nameOf(ours.name) === name) >= firstLimitation;
    const list = isLimitation ? limitations : enhancements;
    const pattern = names[name];
    return list.filter((entry) => (pattern ? pattern.test(entry.name) : entry.name === name));
  };
  const firstLimitation = fourthEditionModifiers.findIndex(({ name }) => name === 'Accessibility');
  const ours = [...new Set(fourthEditionModifiers.map(({ name }) => nameOf(name)))].filter(
    (name) => !(name in oursAlone),
  );

  it.skipIf(!hasGcsLibrary)('in percentages, levels and page', () => {
    const lists = read();
    const found = Object.fromEntries(
      ours.flatMap((name) => {
        const theirs = theirsOf(lists, name);
        const own = fourthEditionModifiers.filter((modifier) => nameOf(modifier.name) === name);
        const differences: string[] = [];
        const percents = new Set(theirs.map(percentOf));
        const ownPercents = new Set(own.map(({ percent }) => percent));
        const others = [...percents, ...ownPercents].filter(
          (percent) => !percents.has(percent) || !ownPercents.has(percent),
        );
        if (others.length > 0) differences.push(`${others}% here or there only`);
        const leveled = theirs.some(({ levels }) => levels !== undefined);
        if (leveled !== own.some(({ perLevel }) => perLevel))
          differences.push(`levels ${leveled ? 'there' : 'here'} only`);
        const pages = new Set(theirs.flatMap(({ reference = '' }) => /^B(\d+)/.exec(reference)?.slice(1) ?? []));
        const page = String(own[0]?.cite.page);
        if (pages.size > 0 && !pages.has(page)) differences.push(`p. ${page}, not ${[...pages]}`);
        const text = theirs.length > 0 ? differences.join('; ') : 'is not there';
        return text === '' ? [] : [[name, text]];
      }),
    );
    expect(found).toEqual(Object.fromEntries(Object.entries(decided).map(([id, [difference]]) => [id, difference])));
  });

  it.skipIf(!hasGcsLibrary)('and none is missing', () => {
    const lists = read();
    const known = new Set(ours.flatMap((name) => theirsOf(lists, name)));
    const missing = [...lists.enhancements, ...lists.limitations].filter((entry) => !known.has(entry));
    expect([...new Set(missing.map(({ name }) => name))].sort()).toEqual(Object.keys(leftOut).sort());
  });

  it('has every name once', () => {
    const all = fourthEditionModifiers.map(({ name }) => name);
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });
});
