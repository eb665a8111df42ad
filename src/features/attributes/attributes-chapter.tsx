import { type KeyboardEvent, lazy, Suspense, useRef } from 'react';
import type { AttributeId, SecondaryId } from '../../character/character.ts';
import { setAttribute, setRaised, setSecondary } from '../../character/edit-character.ts';
import { capitalize } from '../../engine/format.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { currentSheet, useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { describePreview, describePreviewed } from '../../state/character/describe-preview.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { isPressed } from '../browser/keys.ts';
import { Chapter } from '../chapter/chapter.tsx';
import { formatStat, useFormattedStat, useSheetPart } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { focusControl } from '../rows/row-keys.ts';
import './attributes.css';
import { nextAttributeLevel, secondarySteps, withAttributeLevel } from '../../builder/what-if/level-steps.ts';
import { announce } from '../../ui/announce.ts';
import { FindingsHere } from '../issues/findings-here.tsx';

/** Goes from the field of one attribute to the next or previous one, with the keys of a list. */
function handleCardKey({ nativeEvent, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const pressed = (...ids: Parameters<typeof isPressed>[1][]) => ids.some((id) => isPressed(nativeEvent, id));
  const direction = pressed('nextField', 'nextRow') ? 1 : pressed('previousField', 'previousRow') ? -1 : 0;
  if (direction === 0 || !(target instanceof HTMLInputElement) || target.form) return; // a form has keys of its own
  const fields = [...(currentTarget.closest('section.chapter')?.querySelectorAll('.attribute-card input') ?? [])];
  const index = fields.indexOf(target);
  const next = fields[index + direction];
  if (index === -1 || nativeEvent.isComposing) return;
  nativeEvent.preventDefault();
  // Once the field has shown the committed value: unreadable text stays, with the focus.
  queueMicrotask(() => {
    if (next instanceof HTMLInputElement && target.getAttribute('aria-invalid') !== 'true') focusControl(next);
  });
}

/** The figures derived from the attributes, each with its explanation. */
function DerivedFigures() {
  const figures = useSheetPart(({ ruleset, worksheet }) => {
    const candidates: { readonly stat: string; readonly name: string; readonly signed?: boolean }[] = [
      { stat: 'thrust', name: 'Thrust' },
      { stat: 'swing', name: 'Swing' },
      { stat: 'hitPoints', name: capitalize(worksheet.get('hitPoints').name) },
      { stat: 'fatiguePoints', name: capitalize(worksheet.get('fatiguePoints').name) },
      ...ruleset.figures,
      ...ruleset.defenses,
    ];
    return candidates.flatMap(({ stat, name, signed }, i) =>
      worksheet.has(stat) && candidates.findIndex((candidate) => candidate.stat === stat) === i
        ? [{ stat, name, prefix: signed && worksheet.number(stat) > 0 ? '+' : '' }]
        : [],
    );
  });
  return (
    <section className="chapter-part chapter-card" aria-labelledby="derived-heading">
      <h3 id="derived-heading" className="chapter-part-title">
        Derived stats
      </h3>
      <dl className="derived-figures">
        {figures.map(({ stat, name, prefix }) => (
          <div key={stat} className="derived-figure">
            <dt>{name}</dt>
            <dd>
              <StatFigure stat={stat} prefix={prefix} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Levels of attributes bought in play with earned points, at the price for raising them. */
function GainedInPlay() {
  const attributes = useSheet(({ ruleset }) => ruleset.attributes);
  const anyRaised = useCharacter(({ character }) => Object.values(character.raised).some((levels) => levels !== 0));
  return (
    <Disclosure summary="Improved in play" defaultOpen={anyRaised}>
      <p className="row-note">Levels bought later with earned points. They cost more than at creation.</p>
      <div className="raised">
        {attributes.map(({ id, short }) => (
          <RaisedAttribute key={id} id={id} short={short} />
        ))}
      </div>
    </Disclosure>
  );
}

function RaisedAttribute({ id, short }: { id: AttributeId; short: string }) {
  const raised = useCharacter(({ character }) => character.raised[id]);
  const set = (levels: number, mergeWithPrevious = false) =>
    editCharacter(
      `${short} improved in play: ${levels}`,
      (character) => setRaised(character, id, levels),
      mergeWithPrevious,
    );
  return (
    <Stepper
      label={`${short} improved in play`}
      value={raised}
      text={raised > 0 ? `+${raised}` : undefined}
      canDown={raised > 0}
      onStep={(direction) => set(raised + direction)}
      onType={set}
      hint={(direction) =>
        direction === -1 && raised <= 0
          ? undefined
          : describePreview(short, (character) => setRaised(character, id, raised + direction), id)
      }
    />
  );
}

/** The campaign's own attributes, which few campaigns have: loaded with the first. */
const CampaignAttributeCards = lazy(async () => ({
  default: (await import('./campaign-attribute-cards.tsx')).CampaignAttributeCards,
}));

/** The chapter of attributes, secondary characteristics and figures derived from them. */
export function AttributesChapter() {
  const ruleset = useSheet((sheet) => sheet.ruleset);
  const ofCampaign = useSheet(
    ({ ruleset, context }) =>
      (ruleset.settings?.includes('attributes') ?? false) && context.character.campaign.attributes !== undefined,
  );
  const names = ruleset.attributes.map(({ short }) => short).join(', ');
  return (
    <Chapter
      id="attributes"
      title="Attributes"
      intro={`${names}: 10 is average and free; 8 to 12 is normal. Everything else is based on them.`}
      points="points.attributes"
    >
      <ul className="attribute-list chapter-card" onKeyDown={handleCardKey}>
        {ruleset.attributes.map((attribute) => (
          <AttributeCard key={attribute.id} {...attribute} />
        ))}
      </ul>
      <GainedInPlay />
      {ruleset.secondary.length > 0 && (
        <section className="chapter-part chapter-card" aria-labelledby="secondary-heading">
          <h3 id="secondary-heading" className="chapter-part-title">
            Secondary characteristics <StatFigure stat="points.secondary" unit="points" />
          </h3>
          <ul className="attribute-list chapter-card" onKeyDown={handleCardKey}>
            {ruleset.secondary
              .filter(({ unlike }) => !unlike)
              .map((characteristic) => (
                <SecondaryCard key={characteristic.id} {...characteristic} />
              ))}
          </ul>
          <Senses />
        </section>
      )}
      {ofCampaign && (
        <Suspense>
          <CampaignAttributeCards onKeyDown={handleCardKey} />
        </Suspense>
      )}
      <DerivedFigures />
    </Chapter>
  );
}

/** The characteristics that few characters buy: single senses and Fright Checks. Open if any was bought. */
function Senses() {
  const secondary = useSheet(({ ruleset }) => ruleset.secondary);
  const rare = secondary.filter(({ unlike }) => unlike);
  const anyBought = useCharacter(({ character }) => rare.some(({ id }) => character.secondary[id] !== 0));
  if (rare.length === 0) return null;
  return (
    <Disclosure summary="Senses and Fright Checks" defaultOpen={anyBought} lazy>
      <ul className="attribute-list chapter-card" onKeyDown={handleCardKey}>
        {rare.map((characteristic) => (
          <SecondaryCard key={characteristic.id} {...characteristic} />
        ))}
      </ul>
    </Disclosure>
  );
}

interface SecondaryCardProps {
  id: SecondaryId;
  short: string;
  name: string;
  meaning: string;
}

/** A secondary characteristic, bought up or down from its base value. */
function SecondaryCard({ id, short, name, meaning }: SecondaryCardProps) {
  const steps = useCharacter(({ character }) => character.secondary[id]);
  const text = useFormattedStat(id);
  const value = useSheet(({ worksheet }) => worksheet.number(id));
  /** The steps before the number being typed, which is committed at pauses. */
  const stepsBefore = useRef(steps);
  const set = (next: number, mergeWithPrevious = false) => {
    if (next === steps) return;
    if (!mergeWithPrevious) stepsBefore.current = steps;
    editCharacter(
      `${short} ${next > stepsBefore.current ? 'raised' : 'lowered'}`,
      (character) => setSecondary(character, id, next),
      mergeWithPrevious,
    );
    announce(`${short} ${formatStat(currentSheet(), id)}`, short);
  };
  return (
    <li className="attribute-card" data-field={id}>
      <div className="attribute-name">
        {short === name ? (
          <strong className="attribute-full">{name}</strong>
        ) : (
          <>
            <strong className="attribute-short">{short}</strong>
            <span className="attribute-full">{name}</span>
          </>
        )}
        <span className="row-note">
          {meaning} · <StatFigure stat={id} />
        </span>
      </div>
      <span data-main="">
        <Stepper
          group={short}
          label="Level"
          hideLabel
          value={value}
          text={text}
          onStep={(direction) => set(steps + direction)}
          onType={(wanted, mergeWithPrevious) => set(secondarySteps(currentSheet(), id, wanted), mergeWithPrevious)}
          hint={(direction) =>
            describePreview(short, (character) => setSecondary(character, id, steps + direction), id)
          }
        />
      </span>
      <span className="attribute-points">
        <StatFigure stat={`${id}.points`} unit="points" />
      </span>
      <FindingsHere chapter="attributes" field={id} />
    </li>
  );
}

interface AttributeCardProps {
  id: AttributeId;
  short: string;
  name: string;
  meaning: string;
}

/** One attribute: the bought level, its price, and the score when that differs. */
export function AttributeCard({ id, short, name, meaning }: AttributeCardProps) {
  const level = useCharacter(({ character }) => character.attributes[id]);
  const score = useFormattedStat(id);
  const canDown = useSheet(({ ruleset }) => nextAttributeLevel(ruleset, id, level, -1) !== null);
  /** The level before the number being typed, which is committed at pauses. */
  const levelBefore = useRef(level);
  const buy = (next: number | null, mergeWithPrevious = false) => {
    if (next === null) return;
    if (!mergeWithPrevious) levelBefore.current = level;
    editCharacter(
      `${short} ${levelBefore.current} → ${next}`,
      (character) => setAttribute(character, id, next),
      mergeWithPrevious,
    );
    announce(`${short} ${next}, ${formatStat(currentSheet(), `${id}.points`)} points`, short);
  };
  return (
    <li className="attribute-card" data-field={id}>
      <div className="attribute-name">
        <strong className="attribute-short">{short}</strong>
        <span className="attribute-full">{name}</span>
        <span className="row-note">{meaning}</span>
      </div>
      <span data-main="">
        <Stepper
          group={short}
          label="Level"
          hideLabel
          value={level}
          canDown={canDown}
          onStep={(direction) => buy(nextAttributeLevel(currentSheet().ruleset, id, level, direction))}
          onType={buy}
          hint={(direction) => {
            const next = nextAttributeLevel(currentSheet().ruleset, id, level, direction);
            if (next === null) return `${short} ${level} is the minimum`;
            return describePreviewed(`${short} ${next}`, withAttributeLevel(currentSheet(), id, next));
          }}
        />
      </span>
      <span className="attribute-points">
        <StatFigure stat={`${id}.points`} unit="points" />
      </span>
      {score !== String(level) && (
        <div className="attribute-more">
          {short} with all modifiers <StatFigure stat={id} />
        </div>
      )}
      <FindingsHere chapter="attributes" field={id} />
    </li>
  );
}
