import { useRef } from 'react';
import { nextAttributeLevel, secondarySteps, withAttributeLevel } from '../../builder/what-if/level-steps.ts';
import type { AttributeId, SecondaryId } from '../../character/character.ts';
import { setAttribute, setSecondary } from '../../character/edit-character.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { currentSheet, useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { describePreview, describeSupposed } from '../../state/character/describe-preview.ts';
import { announce } from '../../ui/announce.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { statText, useStatText } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

interface SecondaryCardProps {
  id: SecondaryId;
  short: string;
  name: string;
  meaning: string;
}

/** A secondary characteristic, bought up or down from its base value. */
export function SecondaryCard({ id, short, name, meaning }: SecondaryCardProps) {
  const steps = useCharacter(({ character }) => character.secondary[id]);
  const text = useStatText(id);
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
    announce(`${short} ${statText(currentSheet(), id)}`, short);
  };
  return (
    <li className="attribute-card" data-field={id}>
      <div className="attribute-name">
        <strong className="attribute-short">{short}</strong>
        <span className="attribute-full">{name}</span>
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

/** One attribute: the bought level, what it costs, and the score when that differs. */
export function AttributeCard({ id, short, name, meaning }: AttributeCardProps) {
  const level = useCharacter(({ character }) => character.attributes[id]);
  const score = useStatText(id);
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
    announce(`${short} ${next}, ${statText(currentSheet(), `${id}.points`)} points`, short);
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
            return describeSupposed(`${short} ${next}`, withAttributeLevel(currentSheet(), id, next));
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
