import { lazy, Suspense } from 'react';
import { type Citation, formatCitation } from '../../engine/citation.ts';
import type { DiceNotation } from '../../engine/dice.ts';
import { formatValue, stepFigure } from '../../engine/format.ts';
import { changedNothing, chosen, type Option, type StatId, type Step, type Value } from '../../engine/step.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import type { SheetContext } from '../../rules/resolve/context.ts';
import { startMoneyStat } from '../../rules/shared/campaign.ts';
import { isRaceRow, skillChapter } from '../../rules/shared/rows.ts';
import { campaignAttributeStat, isBetterLower } from '../../rules/stat-ids.ts';
import { currentSheet } from '../../state/character/derived-character.ts';
import type { ChapterId } from '../../state/view/view-state.ts';
import { openChapter, useViewStore } from '../../state/view/view-store.ts';
import { Button, IconButton, TextButton } from '../../ui/buttons.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What the word means, if the glossary has it: loaded with the first explanation. */
const TermOfNumber = lazy(async () => ({ default: (await import('../glossary/term-of-number.tsx')).TermOfNumber }));

/** What would make the number more, loaded when somebody asks. */
const GoalForm = lazy(async () => ({ default: (await import('./goal-form.tsx')).GoalForm }));

/** The place in the forms to change the source of a number. */
interface GoTo {
  readonly chapter: ChapterId;
  readonly row?: string;
  readonly field?: string;
  /** The name of the source: "Toughness", "DX". */
  readonly name: string;
}

/** The chapter of a row of the character, by its key; null for no row. */
function chapterOfRow({ character, skills }: SheetContext, row: string): ChapterId | null {
  const skill = skills.find(({ key }) => key === row);
  if (skill && character.skills.some(({ key }) => key === row)) return skillChapter(skill.facet);
  for (const chapter of ['traits', 'equipment'] as const) {
    if (character[chapter].some(({ key }) => key === row)) return chapter;
  }
  return character.earned.some(({ key }) => key === row) ? 'concept' : null;
}

/** The place for a step that a row of the character contributes; null if none does. */
function placeOfStep({ context }: Pick<DerivedCharacter, 'context'>, step: Step): GoTo | null {
  if (step.row === undefined) return null;
  if (isRaceRow({ key: step.row })) return { chapter: 'concept', field: 'race', name: context.race.name };
  const chapter = chapterOfRow(context, step.row);
  return chapter && { chapter, row: step.row, name: nameOfRow(context, step.row) ?? step.words };
}

/**
 * The place for a number that the player sets directly (an attribute, a skill, the points of a trait); null for others.
 */
function placeOfStat({ context, ruleset }: Pick<DerivedCharacter, 'context' | 'ruleset'>, stat: string): GoTo | null {
  const [base = ''] = stat.split('.');
  const bought = [...ruleset.attributes, ...ruleset.secondary].find(({ id }) => id === base);
  if (bought) return { chapter: 'attributes', field: bought.id, name: bought.short };
  const row = /^(?:skill|trait|item|line|mount|effect):([^.]+)/.exec(stat)?.[1];
  const chapter = row === undefined ? null : chapterOfRow(context, row);
  if (chapter && row !== undefined) return { chapter, row, name: nameOfRow(context, row) ?? 'its row' };
  const ofCampaign = context.character.campaign.attributes?.find(({ key }) => campaignAttributeStat(key) === base);
  if (ofCampaign) {
    return { chapter: 'attributes', field: base, name: ofCampaign.short || ofCampaign.name || 'the attribute' };
  }
  if (stat === 'points.race') return { chapter: 'concept', field: 'race', name: 'the race' };
  if (stat === 'points.budget') return { chapter: 'concept', field: 'budget', name: 'the budget' };
  if (stat === startMoneyStat) {
    return context.character.campaign.money === null
      ? { chapter: 'concept', field: 'startingWealth', name: 'the starting wealth' }
      : { chapter: 'equipment', field: 'money', name: 'the money' };
  }
  if (stat === 'load' || stat === 'encumbrance') return { chapter: 'equipment', name: 'equipment' };
  return null;
}

function nameOfRow(context: DerivedCharacter['context'], row: string): string | undefined {
  return [...context.traits, ...context.skills, ...context.items].find(({ key }) => key === row)?.name;
}

interface StepLineProps {
  step: Step;
  /** The value after this step. */
  after: Value;
  notation: DiceNotation;
  /** The book cited for the number itself: a step from the same book cites only the page. */
  book: string | undefined;
  place: GoTo | null;
  onOpen: (stat: StatId) => void;
  onGo: (place: GoTo) => void;
}

/** A line of a calculation: the figure of the step, its words and the value after it, its page. */
function StepLine({ step, after, notation, book, place, onOpen, onGo }: StepLineProps) {
  return (
    <li className="explain-step">
      <span className="explain-figure">{stepFigure(step, notation)}</span>{' '}
      <span className="explain-words">
        <StatWords words={step.words} from={step.from} onOpen={onOpen} />
        {showsAfter(step) && <span className="explain-after"> = {formatValue(after, notation)}</span>}
        {place && (
          <IconButton
            icon="go"
            size="small"
            className="explain-go"
            label={`Go to ${place.name}`}
            onClick={() => onGo(place)}
          />
        )}
      </span>
      {step.cite && (
        <span className="explain-page">
          {' '}
          <Page cite={step.cite} book={book} />
        </span>
      )}
      {step.op === 'choose' && <Options options={step.options} pick={step.pick} notation={notation} onOpen={onOpen} />}
    </li>
  );
}

/** Whether to show the value after the step: for steps whose figure alone does not imply it. */
const showsAfter = ({ op }: Step): boolean => ['multiply', 'divide', 'round', 'atLeast', 'atMost'].includes(op);

function Page({ cite, book }: { cite: Citation; book: string | undefined }) {
  const whole = formatCitation(cite);
  const short = cite.book === book ? whole.slice(cite.book.length).replace(/^,? /, '') : whole;
  return <span title={whole}>{short}</span>;
}

interface StatWordsProps {
  words: string;
  from: StatId | undefined;
  onOpen: (stat: StatId) => void;
}

function StatWords({ words, from, onOpen }: StatWordsProps) {
  if (from === undefined) return words;
  return <TextButton onClick={() => onOpen(from)}>{words}</TextButton>;
}

interface OptionsProps {
  options: readonly Option[];
  pick: 'highest' | 'lowest';
  notation: DiceNotation;
  onOpen: (stat: StatId) => void;
}

/** The options of a choice. The picked one is marked by a tick, and in words for screen readers. */
function Options({ options, pick, notation, onOpen }: OptionsProps) {
  const picked = chosen(options, pick);
  return (
    <ul className="explain-options">
      {options.map((option, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the options of one calculation never move.
          key={index}
          className="explain-option"
          data-taken={option === picked || undefined}
        >
          <span className="explain-figure">{formatValue(option.value, notation)}</span>{' '}
          <span className="explain-words">
            <StatWords words={option.words} from={option.from} onOpen={onOpen} />
            {option === picked && (
              <>
                <Icon name="check" className="explain-mark" />
                <span className="visually-hidden"> (used)</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Whether edits of the open character may change a number: it is one of its sheet, as it is built, and no price. */
const canSeek = ({ worksheet }: DerivedCharacter, stat: StatId): boolean =>
  typeof worksheet.get(stat).value === 'number' &&
  !/(?:^|\.)(?:points|bought|cost|weight|money)\b/.test(stat) &&
  currentSheet().worksheet === worksheet;

interface ExplanationProps {
  sheet: DerivedCharacter;
  stat: StatId;
  /** Explains a source of the number. */
  onOpen: (stat: StatId) => void;
  /** Called before the player is taken to the forms. */
  onLeave: () => void;
}

/** The derivation of a number, like arithmetic on paper: a line for each step, the result under a rule. */
export function Explanation({ sheet, stat, onOpen, onLeave }: ExplanationProps) {
  const isShared = useViewStore(({ sharedCharacter }) => sharedCharacter !== null);
  const derivation = sheet.worksheet.get(stat);
  const { notation } = sheet.ruleset;
  const { cite = derivation.steps.find((step) => step.cite)?.cite } = derivation;
  const book = cite?.book;
  const lines = derivation.steps.map((step, index) => ({ step, index, idle: changedNothing(derivation, index) }));
  const idle = lines.filter((line) => line.idle);
  // A shared character has no forms.
  const place = isShared ? null : placeOfStat(sheet, stat);
  const goTo = ({ chapter, row, field }: GoTo) => {
    onLeave();
    openChapter(chapter, { ...(row === undefined ? {} : { row }), ...(field === undefined ? {} : { field }) });
  };
  const renderLine = ({ step, index }: (typeof lines)[number]) => (
    <StepLine
      key={index}
      step={step}
      after={derivation.after[index] ?? null}
      notation={notation}
      book={book}
      place={isShared ? null : placeOfStep(sheet, step)}
      onOpen={onOpen}
      onGo={goTo}
    />
  );
  return (
    <>
      <div className="explain">
        <ol className="explain-steps">{lines.filter((line) => !line.idle).map(renderLine)}</ol>
        <p className="explain-result">
          <strong className="explain-figure">{formatValue(derivation.value, notation)}</strong>
          <span>
            {derivation.name}
            {derivation.unit && derivation.value !== null && <span className="explain-unit"> {derivation.unit}</span>}
          </span>
        </p>
      </div>
      {derivation.notes.length > 0 && (
        <section className="explain-part" aria-label="Situational">
          <h3 className="explain-heading">Situational</h3>
          <ul className="explain-notes">
            {derivation.notes.map((note) => (
              <li key={note.words}>
                {note.words}
                {note.cite && (
                  <span className="explain-page">
                    {' '}
                    <Page cite={note.cite} book={book} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {idle.length > 0 && (
        <Disclosure summary={idle.length === 1 ? '1 step with no effect' : `${idle.length} steps with no effect`}>
          <ol className="explain explain-steps">{idle.map(renderLine)}</ol>
        </Disclosure>
      )}
      {!isShared && canSeek(sheet, stat) && (
        <Disclosure summary={isBetterLower(stat) ? 'What would make this less?' : 'What would make this more?'} lazy>
          <Suspense fallback={<p>…</p>}>
            <GoalForm key={stat} sheet={sheet} stat={stat} />
          </Suspense>
        </Disclosure>
      )}
      <Suspense>
        <TermOfNumber stat={stat} rulesetId={sheet.ruleset.id} />
      </Suspense>
      {(cite || place) && (
        <div className="explain-foot">
          {cite && <span>{derivation.cite ? formatCitation(cite) : cite.book}</span>}
          {place && (
            <Button size="small" onClick={() => goTo(place)}>
              Go to {place.name}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
