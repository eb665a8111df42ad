import { secondarySteps } from '../../builder/what-if/level-steps.ts';
import type { AttributeId, SecondaryId } from '../../character/character.ts';
import { setAttribute, setSecondary } from '../../character/edit-character.ts';
import { formatFraction, formatValue } from '../../engine/format.ts';
import { formatPoints } from '../../rules/shared/figure-words.ts';
import { comparableDice } from './attack-text.ts';
import type { Draft } from './draft.ts';
import type { Score } from './read-scores.ts';
import type { Part } from './split-parts.ts';

export interface PlacedScore {
  readonly part: Part;
  readonly score: Score;
}

const isAttribute = (id: Score['id']): id is AttributeId => id === 'st' || id === 'dx' || id === 'iq' || id === 'ht';
const lowestLevel = 0;
const highestLevel = 100;

/** Sets the attributes: by their points if a level costs that, or else by their levels. */
export function placeAttributes(draft: Draft, scores: readonly PlacedScore[]): void {
  const { ruleset } = draft.sheet();
  const first = new Map<AttributeId, PlacedScore>();
  for (const placed of scores) {
    const { part, score } = placed;
    const { id, value, points } = score;
    if (!isAttribute(id) || value === null) continue;
    const before = first.get(id);
    if (before && !score.isChange && before.score.value !== value) {
      draft.findings.push({
        id: `again:${id}:${part.line}`,
        line: part.line,
        words: `${score.name} ${formatFraction(value)} here, ${score.name} ${formatFraction(before.score.value ?? 0)} in line ${before.part.line}: the one in line ${before.part.line} counts.`,
        options: [],
        chosen: '',
      });
      continue;
    }
    if (!score.isChange) first.set(id, before ?? placed);
    const level = score.isChange ? draft.number(id) + value : value;
    const wanted = draft.character.attributes[id] + level - draft.number(id);
    const price = ruleset.attributePrice(id, wanted);
    const finding = `score:${id}`;
    if (points === null || points === price) {
      draft.edit((character) => setAttribute(character, id, Math.round(wanted)));
      continue;
    }
    let paid: number | null = null;
    for (let at = lowestLevel; at <= highestLevel && paid === null; at += 1)
      if (ruleset.attributePrice(id, at) === points) paid = at;
    const usual = paid === null ? 'level' : 'points';
    const chosen = draft.choice(finding, usual);
    draft.edit((character) =>
      setAttribute(character, id, chosen === 'points' && paid !== null ? paid : Math.round(wanted)),
    );
    draft.findings.push({
      id: finding,
      line: part.line,
      words: `${score.name} ${formatFraction(level)} for ${formatPoints(points)} in the text; ${price === null ? 'it cannot be bought' : `it costs ${formatPoints(price)}`} by the rules.`,
      options:
        paid === null
          ? []
          : [
              { id: 'points', words: `Keep ${formatPoints(points)} (${score.name} ${formatFraction(paid)})` },
              { id: 'level', words: `Keep ${score.name} ${formatFraction(level)}` },
            ],
      chosen: paid === null ? '' : chosen,
    });
  }
}

/** Buys secondary characteristics up or down to the text's values, if the ruleset sells them. */
export function placeSecondary(draft: Draft, scores: readonly PlacedScore[]): void {
  for (const { score } of scores) {
    const { id, value } = score;
    if (id === null || isAttribute(id) || value === null) continue;
    const characteristic = draft.sheet().ruleset.secondary.find((each) => each.id === id);
    if (!characteristic) continue;
    const target = score.isChange ? draft.number(id) + value : value;
    const steps = secondarySteps(draft.sheet(), id, target);
    // A Speed that is rounded in the text is the one that follows.
    if (id === 'basicSpeed' && Math.abs(target - draft.number(id)) < characteristic.step) continue;
    draft.edit((character) => setSecondary(character, id, steps));
  }
}

/** How far a figure may be from the number that it was rounded from: "6.2" for 6.25, "29" for a Basic Lift of 28.8. */
function roundingOf({ stat, figure }: Score): number {
  const decimals = /[.,](\d{1,2})$/u.exec(figure)?.[1]?.length ?? 0;
  return decimals > 0 ? 0.5 / 10 ** decimals + 0.001 : stat === 'basicLift' ? 0.5 : 0.001;
}

const comparedAs: Readonly<Partial<Record<SecondaryId, true>>> = {
  hitPoints: true,
  fatiguePoints: true,
  will: true,
  perception: true,
  basicSpeed: true,
  basicMove: true,
};

/** Compares each number of the text with the one by the rules. */
export function compareScores(draft: Draft, scores: readonly PlacedScore[]): void {
  const { worksheet, ruleset } = draft.sheet();
  const compared = new Set<string>();
  for (const { part, score } of scores) {
    const { stat, value, id, points } = score;
    const usual = ruleset.attributes.some((each) => each.id === id) ? 'attribute' : 'computed figure';
    if (!draft.has(part)) draft.set(part, 'understood', usual);
    if (score.unread !== '') draft.set(part, 'guessed', `${score.unread} behind the slash is not read`);
    if (
      stat &&
      compared.has(stat) &&
      value !== null &&
      ![...scores].find((each) => each.score.stat === stat && each.score.value === value && each.part !== part)
    )
      draft.set(part, 'guessed', `${score.name} is in the text twice`);
    if (!stat || compared.has(stat) || draft.findings.some((finding) => finding.id === `score:${id}`)) continue;
    if (!worksheet.has(stat) || worksheet.find(stat) === undefined) {
      if (value !== null && value !== 0)
        draft.set(part, 'guessed', `${score.name} is not compared: the sheet has no such number`);
      continue;
    }
    const ours = worksheet.get(stat).value;
    if (typeof ours === 'number' && value !== null && !score.isChange) {
      compared.add(stat);
      const near = Math.abs(ours - value) <= roundingOf(score);
      const otherMove =
        stat === 'move' &&
        (value === worksheet.number(stat) || (worksheet.has('basicMove') && value === worksheet.number('basicMove')));
      if (!near && !otherMove) {
        draft.findings.push({
          id: `score:${stat}`,
          line: part.line,
          words: `${score.name} ${formatFraction(value)} in the text; ${formatFraction(ours)} by the rules.`,
          options: [],
          chosen: '',
        });
      }
    } else if (typeof ours !== 'number' && value === null && /\d/u.test(score.figure) && ours !== null) {
      compared.add(stat);
      const theirs = comparableDice(score.figure);
      const shown = formatValue(ours, ruleset.notation);
      if (theirs !== comparableDice(shown)) {
        draft.findings.push({
          id: `score:${stat}`,
          line: part.line,
          words: `${score.name} ${score.figure} in the text; ${shown} by the rules.`,
          options: [],
          chosen: '',
        });
      }
    }
    if (typeof ours === 'number' && value === null && /^(?:n\/a|none|no|-)$/iu.test(score.figure)) {
      draft.findings.push({
        id: `score:${stat}`,
        line: part.line,
        words: `${score.name} ${score.figure} in the text; ${formatFraction(ours)} by the rules.`,
        options: [],
        chosen: '',
      });
    }
    if (ours === null && value !== null && value !== 0)
      draft.set(part, 'guessed', `${score.name} is not compared: the character has nothing that gives it`);
    if (points !== null && id !== null && id in comparedAs) comparePrice(draft, part, score, points);
  }
}

function comparePrice(draft: Draft, part: Part, { id, name, value }: Score, points: number): void {
  const { worksheet } = draft.sheet();
  const stat = `${id}.points`;
  if (!worksheet.has(stat)) return;
  const ours = worksheet.number(stat);
  if (ours === points) return;
  draft.findings.push({
    id: `score:${id}`,
    line: part.line,
    words: `${name} ${value === null ? '' : formatFraction(value)} for ${formatPoints(points)} in the text; ${formatPoints(ours)} by the rules.`,
    options: [],
    chosen: '',
  });
}
