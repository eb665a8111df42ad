import type { GcsPrerequisite, GcsPrerequisiteList, GcsPrerequisiteTest } from '../../character/gcs/gcs-rows.ts';
import { formatFraction } from '../../engine/format.ts';
import { describeNumberMatch, nameOfMatch } from './describe-match.ts';
import { nameOfAttribute } from './gcs-attributes.ts';

/** What a row requires, in words: "Magery 2; Fireball; 5 spells of the Fire college"; '' for nothing. */
export function describePrerequisites(list: GcsPrerequisiteList | null): string {
  return list ? describeList(list) : '';
}

function describeList({ all, whenTechLevel, of }: GcsPrerequisiteList): string {
  const parts = of.map((part) => describe(part, all)).filter(Boolean);
  const words = parts.join(all ? '; ' : ' or ');
  const when = describeNumberMatch(whenTechLevel);
  return when === '' || words === '' ? words : `${words} (at TL ${when})`;
}

function describe(part: GcsPrerequisite, isInAll: boolean): string {
  if (part.type !== 'list') return describeTest(part);
  const words = describeList(part);
  return part.of.length > 1 && part.all !== isInAll ? `(${words})` : words;
}

function describeTest(test: GcsPrerequisiteTest): string {
  const words = wordsOf(test);
  return test.has || words === '' ? words : `not ${words}`;
}

function wordsOf(test: GcsPrerequisiteTest): string {
  const { name, specialization, notes, level, quantity } = test;
  const least = level.compare === 'at_least' ? formatFraction(level.number) : describeNumberMatch(level);
  switch (test.type) {
    case 'trait': {
      // Lists exclude by the notes of a trait in nearly all of their prerequisites with Magery: "not one college".
      const with_ = notes.compare === 'is' || notes.compare === 'contains' ? ` (${notes.text})` : '';
      const levels = level.compare === 'any' || (level.compare === 'at_least' && level.number === 0) ? '' : ` ${least}`;
      return `${nameOfMatch(name)}${with_}${levels}`;
    }
    case 'skill': {
      const special = specialization.compare === 'any' ? '' : ` (${nameOfMatch(specialization)})`;
      return `${nameOfMatch(name)}${special}${level.compare === 'any' ? '' : ` at ${least}`}`;
    }
    case 'spell':
      return describeSpells(test, quantity.compare === 'any' ? 1 : quantity.number);
    case 'attribute': {
      const both = [test.attribute, test.combinedWith].filter(Boolean).map(nameOfAttribute).join(' + ');
      return `${both} ${least}`;
    }
    case 'equipped':
      return `${nameOfMatch(name)} worn or in hand`;
    case 'weight':
      return `contents of ${describeNumberMatch(level)} lb`;
    case 'quantity':
      return `${describeNumberMatch(level)} items in it`;
    case 'script':
      return 'what a script of the file says, which is not run';
    case 'unknown':
      return `“${test.original}”, which this program does not know`;
  }
}

function describeSpells({ subType, name }: GcsPrerequisiteTest, count: number): string {
  const spells = count === 1 ? '1 spell' : `${formatFraction(count)} spells`;
  switch (subType) {
    case 'college':
      return `${spells} of the college ${nameOfMatch(name)}`;
    case 'college_count':
      return `spells of ${formatFraction(count)} colleges`;
    case 'any':
      return spells;
    case 'tag':
    case 'category':
      return `${spells} with the tag ${nameOfMatch(name)}`;
    default:
      return count > 1 ? `${spells} such as ${nameOfMatch(name)}` : nameOfMatch(name);
  }
}
