import type { Attribute } from '../../catalog/attribute.ts';
import { ownValue } from '../../engine/own-value.ts';
import type { Figures } from './figures.ts';
import type { Section } from './headings.ts';
import type { NameList, NameMatch } from './name-index.ts';
import type { Placing } from './placing.ts';

const attributeOf: Readonly<Record<string, Attribute>> = {
  ST: 'st',
  DX: 'dx',
  IQ: 'iq',
  HT: 'ht',
  Will: 'will',
  Per: 'perception',
};

/** Looks a name up: with what is in brackets, alone, before a colon or a dash, and as the beginning of the words. */
export function findName(
  placing: Placing,
  figures: Figures,
  lists: readonly NameList[],
  section: Section | null,
): { match: NameMatch | null; nameHas: number; renamed?: Figures } {
  const { name, texts } = figures;
  const spell = section === 'spells' ? [`${name} (spell)`] : [];
  for (const whole of spell) {
    const match = placing.index.find(whole, lists);
    if (match) return { match, nameHas: texts[0]?.toLowerCase() === 'spell' ? 1 : 0 };
  }
  const [first] = texts;
  if (first !== undefined) {
    const match = placing.index.find(`${name} (${first})`, lists);
    if (match && match.by === 'name') return { match, nameHas: 1 };
  }
  const alone = placing.index.find(name, lists);
  if (alone?.by === 'name' || placing.isOwnText) return { match: alone?.by === 'name' ? alone : null, nameHas: 0 };
  for (const separator of [/\s*:\s+/u, /\s+[-–—]\s+/u, /,\s+/u]) {
    const cut = separator.exec(name);
    if (!cut) continue;
    const before = name.slice(0, cut.index);
    const behind = name.slice(cut.index + cut[0].length);
    const match = placing.index.find(`${before} (${behind})`, lists) ?? null;
    if (match?.by === 'name')
      return { match, nameHas: 1, renamed: { ...figures, name: before, texts: [behind, ...texts] } };
    const plain = placing.index.find(before, lists);
    if (plain?.by === 'name')
      return { match: plain, nameHas: 0, renamed: { ...figures, name: before, texts: [behind, ...texts] } };
  }
  if (alone) return { match: alone, nameHas: 0 };
  // "Staff DX": an attribute alone behind the name of a skill.
  const [, skillName, bare] = /^(.*\S)\s+(ST|DX|IQ|HT|Will|Per)$/u.exec(name) ?? [];
  const base = bare === undefined ? undefined : ownValue(attributeOf, bare);
  if (skillName && base && !figures.relative) {
    const match = placing.index.find(skillName, ['skills']);
    if (match)
      return { match, nameHas: 0, renamed: { ...figures, name: skillName, relative: { attribute: base, by: 0 } } };
  }
  // "Magery II"
  const [, plainName, numeral] = /^(.*\S)\s+(I{1,3}|IV|V)$/u.exec(name) ?? [];
  if (plainName && numeral) {
    const match = placing.index.find(plainName, lists);
    const number = ['I', 'II', 'III', 'IV', 'V'].indexOf(numeral) + 1;
    if (match) return { match, nameHas: 0, renamed: { ...figures, name: plainName, number } };
  }
  const words = name.split(' ');
  for (let count = words.length - 1; count >= 1 && words.length <= 8; count -= 1) {
    const begin = words.slice(0, count).join(' ');
    const rest = words.slice(count).join(' ');
    const match = placing.index.find(begin, lists);
    if (match?.by !== 'name' || !takesText(placing, match)) continue;
    return {
      match: { ...match, by: 'typo' },
      nameHas: 0,
      renamed: { ...figures, name: begin, texts: [rest, ...texts] },
    };
  }
  return { match: placing.index.find(name, lists, true), nameHas: 0 };
}

function takesText(placing: Placing, { list, id }: NameMatch): boolean {
  const { catalog } = placing.draft.contextOnly().context;
  if (list === 'skills') return catalog.skills.get(id)?.facet.speciality !== undefined;
  return list === 'traits' && (catalog.traits.get(id)?.facet.parameters?.length ?? 0) > 0;
}
