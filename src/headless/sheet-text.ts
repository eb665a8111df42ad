import type { DiceNotation } from '../engine/dice.ts';
import { describeDerivation, formatValue } from '../engine/format.ts';
import type { Derivation } from '../engine/step.ts';
import { markdown } from '../outputs/markdown.ts';
import { plainText } from '../outputs/plain-text.ts';
import type { Section } from '../outputs/section.ts';
import { statBlockMarkdown, statBlockText } from '../outputs/stat-block.ts';
import type { DerivedCharacter } from '../rules/derive-character.ts';
import type { WorkedFeats } from '../rules/feats/derive-feats.ts';
import type { Finding } from '../rules/findings/finding.ts';
import { describeFinding } from '../rules/findings/finding-sentences.ts';
import { buildModel } from '../sheet-model/model/build-model.ts';
import { describeCalculations } from '../sheet-model/wording/calculations.ts';
import { combatSections } from './combat/combat-sections.ts';
import type { WorkedState } from './combat/derive-state.ts';

/** The format of a readable sheet: plain text or Markdown, complete or as a stat block. */
export interface TextForm {
  readonly markdown: boolean;
  readonly statBlock: boolean;
  /** Adds the calculation of every number as a sentence; ignored for a stat block, which has no room for it. */
  readonly explain: boolean;
}

/** Returns the sheet as readable text, without a trailing line break. A complete sheet ends with feats and the numbers of a state, if they are wanted, and findings. */
export function sheetText(
  sheet: DerivedCharacter,
  form: TextForm,
  feats: readonly WorkedFeats[] | null = null,
  state: WorkedState | null = null,
): string {
  if (form.statBlock) return (form.markdown ? statBlockMarkdown : statBlockText)(buildModel(sheet)).trimEnd();
  const more = [
    ...featSections(sheet, feats ?? [], form.explain),
    ...(state ? combatSections(state, sheet.ruleset.notation, form.explain) : []),
    issues(sheet),
    incomplete(sheet),
    ...(form.explain ? [calculations(sheet)] : []),
  ];
  return (form.markdown ? markdown : plainText)(buildModel(sheet), more).trimEnd();
}

const isIncomplete = ({ kind, waived }: Finding): boolean => kind === 'incomplete' && waived === undefined;

const sentences = (title: string, findings: readonly Finding[]): Section => ({
  title,
  parts: [
    {
      kind: 'list',
      lines: findings.map(
        ({ fact, waived }) => `${describeFinding(fact)}${waived === undefined ? '' : ` (allowed: ${waived})`}`,
      ),
    },
  ],
});

const issues = ({ findings }: DerivedCharacter): Section =>
  sentences(
    'Issues',
    findings.filter((finding) => !isIncomplete(finding)),
  );

/** Open choices. */
const incomplete = ({ findings }: DerivedCharacter): Section => sentences('Incomplete', findings.filter(isIncomplete));

/** A section for each kind of feats, with a line for each. */
const featSections = ({ ruleset }: DerivedCharacter, feats: readonly WorkedFeats[], explain: boolean): Section[] =>
  feats.map(({ title, ids, get }) => ({
    title,
    parts: [{ kind: 'list', lines: ids.map((id) => featLine(get(id), ruleset.notation, explain)) }],
  }));

function featLine(feat: Derivation, notation: DiceNotation, explain: boolean): string {
  if (explain) return describeDerivation(feat, notation);
  const unit = feat.unit && feat.value !== null ? ` ${feat.unit}` : '';
  const notes = feat.notes.map(({ words }) => words).join('; ');
  return `${feat.name}: ${formatValue(feat.value, notation)}${unit}${notes ? ` (${notes})` : ''}`;
}

const calculations = (sheet: DerivedCharacter): Section => ({
  title: 'Why',
  parts: [{ kind: 'list', lines: describeCalculations(sheet) }],
});
