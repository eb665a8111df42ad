import type { TextMatch } from '../../catalog/effect.ts';
import type { Bounds } from '../../catalog/prerequisite.ts';
import { formatFraction } from '../../engine/format.ts';
import { attributeNames } from '../shared/skill-names.ts';
import type { NamedPrerequisite } from './named-tests.ts';

/** A text that is compared, in words: "Magery", "anything that starts with “Sword”"; `any` where it fits all. */
function describeText(match: TextMatch, any: string): string {
  if (typeof match === 'string') return match.trim() || any;
  if ('starts' in match) return match.starts.trim() === '' ? any : `${any} that starts with “${match.starts}”`;
  return match.contains.trim() === '' ? any : `${any} with “${match.contains}” in its name`;
}

/** "12", "12 or less", "8 to 12"; '' without bounds. */
function describeBounds({ atLeast, atMost }: Bounds): string {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost
      ? `exactly ${formatFraction(atLeast)}`
      : `${formatFraction(atLeast)} to ${formatFraction(atMost)}`;
  if (atLeast !== undefined) return formatFraction(atLeast);
  return atMost === undefined ? '' : `at most ${formatFraction(atMost)}`;
}

const isAttribute = (stat: string): stat is keyof typeof attributeNames => Object.hasOwn(attributeNames, stat);
/** "hitPoints" as "hit points". */
const nameOfNumber = (stat: string): string =>
  isAttribute(stat) ? attributeNames[stat] : stat.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A prerequisite by names, in words: "Magery 2 (without “One College”)", "IQ + DX 24", "3 spells of the college Fire". */
export function describeNamed(prerequisite: NamedPrerequisite): string {
  if ('traitNamed' in prerequisite) {
    const { traitNamed, note = '', withoutNote = '', atLeast, atMost } = prerequisite;
    const level = describeBounds({
      ...(atLeast === undefined || (atLeast === 0 && atMost === undefined) ? {} : { atLeast }),
      ...(atMost === undefined ? {} : { atMost }),
    });
    const notes = [note && `“${note}”`, withoutNote && `without “${withoutNote}”`].filter(Boolean).join(', ');
    return [describeText(traitNamed, 'a trait'), level, notes && `(${notes})`].filter(Boolean).join(' ');
  }
  if ('skillNamed' in prerequisite) {
    const { skillNamed, speciality = '' } = prerequisite;
    const level = describeBounds(prerequisite);
    const special = speciality === '' ? '' : ` (${speciality})`;
    return `${describeText(skillNamed, 'a skill')}${special}${level && ` at ${level}`}`;
  }
  if ('spellsBy' in prerequisite) return describeSpells(prerequisite);
  if ('sumOf' in prerequisite) {
    return `${prerequisite.sumOf.map(nameOfNumber).join(' + ')} ${describeBounds(prerequisite)}`.trim();
  }
  if ('contents' in prerequisite) {
    return prerequisite.contents === 'weight'
      ? `contents of ${describeBounds(prerequisite)} lb`
      : `${describeBounds(prerequisite)} items in it`;
  }
  return `${describeText(prerequisite.inUse, 'something')} worn or in hand`;
}

function describeSpells(prerequisite: Extract<NamedPrerequisite, { readonly spellsBy: string }>): string {
  const { spellsBy, text } = prerequisite;
  const bounds = describeBounds(prerequisite);
  const isOne = bounds === '' || bounds === '1';
  const spells = isOne ? (bounds === '' ? 'a spell' : '1 spell') : `${bounds} spells`;
  if (spellsBy === 'name') {
    const isNamed = typeof text === 'string' && text.trim() !== '';
    if (isNamed) return isOne ? text : `${spells} called ${text}`;
    return isOne ? describeText(text, 'a spell') : describeText(text, spells);
  }
  return `${spells} ${spellsBy === 'college' ? 'of the college' : 'with the tag'} ${describeText(text, 'any')}`;
}
