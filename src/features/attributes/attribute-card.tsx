import { useRef } from 'react';
import type { AttributeId } from '../../character/character.ts';
import { setAttribute } from '../../character/edit-attributes.ts';
import { nextAttributeLevel } from '../../rules/what-if/attribute-steps.ts';
import { withAttributeLevel } from '../../rules/what-if/supposed-choices.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { currentSheet, useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { describeSupposed } from '../../state/character/describe-preview.ts';
import { announce } from '../../ui/announce.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { statText, useStatText } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

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
