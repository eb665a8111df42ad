import { buildModel } from '../model/build-model.ts';
import type { TraitLine } from '../model/sheet-model.ts';
import type { ResolvedTrait } from '../resolve/context.ts';
import { findAnswer, findChosenOptions } from '../shared/trait-choices.ts';
import { describeModifier } from '../wording/modifier-words.ts';
import { type Absence, type Both, type Difference, type Paired, textDifference } from './comparison.ts';
import { figureDifference } from './figure-differences.ts';
import { orderDifference } from './order-difference.ts';
import { pairNamedRows } from './pair-rows.ts';
import { longTextDifference, typedInDifferences } from './typed-in-differences.ts';

/** Advantages, disadvantages, perks and quirks: what is new or gone, and what of the others changed. */
export function compareTraits(both: Both): Difference[] {
  const { before, after } = both;
  const pairs = pairNamedRows(before.context.traits, after.context.traits, ({ facet, listed }) =>
    (listed ?? facet)?.repeatable ? null : '',
  );
  return [
    ...pairs.flatMap((pair) => traitDifferences(both, pair)),
    ...orderDifference('traits', pairs, after.context.traits, ({ name }) => name),
  ];
}

function traitDifferences(both: Both, pair: Paired<ResolvedTrait>): Difference[] {
  const line = (side: 'before' | 'after', trait: ResolvedTrait) =>
    buildModel(both[side]).traits.find(({ key }) => key === trait.key);
  if (pair.before === null) return aloneTrait(pair.after, line('after', pair.after), 'new');
  if (pair.after === null) return aloneTrait(pair.before, line('before', pair.before), 'gone');
  const [before, after] = [pair.before, pair.after];
  if (before.facet && !after.facet) return aloneTrait(before, line('before', before), 'gone', 'not in these rules');
  if (after.facet && !before.facet) return aloneTrait(after, line('after', after), 'new', 'not in these rules');
  const [beforeLine, afterLine] = [line('before', before), line('after', after)];
  const key = `traits:${before.key}.${after.key}`;
  const { name } = after;
  const plain = (part: string, from: string, to: string) =>
    textDifference({ key: `${key}.${part}`, name, part }, from, to);
  const yes = (on: boolean) => (on ? 'yes' : 'no');
  return [
    ...plain(
      'name',
      before.row.own && after.row.own ? '' : before.plainName,
      before.row.own && after.row.own ? '' : after.plainName,
    ),
    ...(before.facet && after.facet ? plain('kind', before.facet.kind, after.facet.kind) : []),
    ...figureDifference(
      both,
      { key: `${key}.points`, name, part: 'points', unit: 'points' },
      beforeLine?.points ?? null,
      afterLine?.points ?? null,
    ),
    ...plain('level', String(before.row.level), String(after.row.level)),
    ...answerDifferences(both, key, before, after),
    ...plain('modifiers', describeModifiers(before), describeModifiers(after)),
    ...plain('resisted on', String(before.row.selfControl ?? ''), String(after.row.selfControl ?? '')),
    ...plain('appears on', String(before.row.frequency ?? ''), String(after.row.frequency ?? '')),
    ...plain('bought', gainedWords[before.row.gained], gainedWords[after.row.gained]),
    ...plain('bought off', yes(before.row.boughtOff), yes(after.row.boughtOff)),
    ...typedInDifferences(key, name, before.row.own, after.row.own),
    ...longTextDifference({ key: `${key}.note`, name, part: 'note' }, before.row.note, after.row.note),
  ];
}

const gainedWords = { creation: 'at creation', play: 'in play' } as const;

const describeModifiers = ({ row }: ResolvedTrait): string => row.modifiers.map(describeModifier).join(', ');

/** A trait that only one side has, or knows, with its points and its note. */
function aloneTrait(
  trait: ResolvedTrait,
  line: TraitLine | undefined,
  what: 'new' | 'gone',
  absent: Absence = 'none',
): Difference[] {
  const points = line?.points.text ?? '';
  const text = [
    trait.facet ? `${points} ${points === '1' || points === '−1' ? 'point' : 'points'}` : 'there',
    line?.note,
  ]
    .filter(Boolean)
    .join('; ');
  const heading = { key: `traits:${what}.${trait.key}`, name: line?.name ?? trait.name, worth: line?.points.value };
  return textDifference(heading, what === 'gone' ? text : null, what === 'new' ? text : null, { absent });
}

/** What was chosen or written for each question of the trait, by the words of its options. */
function answerDifferences(both: Both, key: string, before: ResolvedTrait, after: ResolvedTrait): Difference[] {
  const asked = [...(after.listed?.parameters ?? []), ...(before.listed?.parameters ?? [])];
  const ids = [
    ...new Set([...asked, ...before.row.choices.map(idOf), ...after.row.choices.map(idOf)].map(({ id }) => id)),
  ];
  return ids.flatMap((id) => {
    const label = asked.find((parameter) => parameter.id === id)?.label ?? id;
    const heading = {
      key: `${key}.choice.${id}`,
      name: after.name,
      part: label.charAt(0).toLowerCase() + label.slice(1),
    };
    return longTextDifference(
      heading,
      describeAnswer(both.before.context, before, id),
      describeAnswer(both.after.context, after, id),
    );
  });
}

const idOf = ({ parameter }: { readonly parameter: string }) => ({ id: parameter });

function describeAnswer({ character }: Both['before']['context'], { row, listed }: ResolvedTrait, id: string): string {
  const chosen = listed
    ? findChosenOptions(listed, row, character.campaign).find(({ parameter }) => parameter.id === id)
    : null;
  return chosen?.option.name ?? findAnswer(row, id);
}
