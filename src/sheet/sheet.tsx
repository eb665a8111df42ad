import { useMemo } from 'react';
import type { StatId } from '../engine/step.ts';
import type { SheetModel } from '../rules/sheet-model.ts';
import { AskingContext } from './asking.ts';
import { Attacks } from './attacks.tsx';
import { Attributes } from './attributes.tsx';
import { BodyPlaces } from './body-places.tsx';
import { Defenses } from './defenses.tsx';
import { Heading } from './heading.tsx';
import { Load } from './load.tsx';
import { Mounts } from './mounts.tsx';
import { Movement } from './movement.tsx';
import { Notes } from './notes.tsx';
import { Points } from './points.tsx';
import { Possessions } from './possessions.tsx';
import { Protection } from './protection.tsx';
import { Ranged } from './ranged.tsx';
import { Reactions } from './reactions.tsx';
import { Skills } from './skills.tsx';
import { Spells } from './spells.tsx';
import { Story } from './story.tsx';
import { Tallies } from './tallies.tsx';
import { Traits } from './traits.tsx';
import './sheet.css';
import './print.css';

export interface SheetProps {
  readonly model: SheetModel;
  /** Makes every figure a button that asks why. */
  readonly onExplain?: ((stat: StatId) => void) | undefined;
  /** Figures that glow for a moment. */
  readonly changed?: ReadonlySet<StatId> | undefined;
  /** Leaves a frame to sketch a portrait in where there is none. */
  readonly sketchFrame?: boolean | undefined;
}

const FEW_TRAITS = 7;
/** More lines than this run over the whole width in two halves. */
const LONG = { skills: 26, traits: 18, possessions: 30, notes: 160 };

/**
 * The sheet as paper: live beside the forms, on a phone, and in print. It fills the width it is given and lays itself out
 * by that width, not by the window's.
 */
export function Sheet({ model, onExplain, changed, sketchFrame = false }: SheetProps) {
  const asking = useMemo(() => ({ onExplain, changed }), [onExplain, changed]);
  const manySkills = model.skills.length > LONG.skills;
  const manyPossessions = model.possessions.length > LONG.possessions;
  // Long notes stand where rulesets that have them leave room: beside the tall column of attributes.
  const longNotes = model.notes.join('').length > LONG.notes;
  // Reactions stand in the column that is shorter without them.
  const fewTraits = model.traits.length < FEW_TRAITS;
  const manyTraits = model.traits.length > LONG.traits;
  return (
    <AskingContext value={asking}>
      <article className="sheet sheet-print-root" aria-label={`Sheet of ${model.head.name || 'a character'}`}>
        <div className="sheet-page">
          <Heading model={model} sketchFrame={sketchFrame} />
          <div className={manySkills ? 'sheet-columns sheet-columns-two' : 'sheet-columns'}>
            <div className="sheet-column">
              <Attributes model={model} />
              <Tallies model={model} />
              <Movement model={model} />
              <Load model={model} />
              {!fewTraits && <Reactions model={model} />}
            </div>
            <div className="sheet-column">
              <Defenses model={model} />
              <Protection model={model} />
              <BodyPlaces model={model} />
              {fewTraits && <Reactions model={model} />}
              {!manyTraits && <Traits model={model} long={manyTraits} />}
              {longNotes && <Notes model={model} />}
            </div>
            {!manySkills && (
              <div className="sheet-column sheet-column-wide">
                <Skills model={model} long={manySkills} />
              </div>
            )}
          </div>
          {manyTraits && <Traits model={model} long={manyTraits} />}
          {manySkills && <Skills model={model} long={manySkills} />}
          <Spells model={model} />
          <Attacks model={model} />
          <Ranged model={model} />
          <Mounts model={model} />
          {manyPossessions && <Possessions model={model} long={manyPossessions} />}
          <div className={manyPossessions ? undefined : 'sheet-feet'}>
            {!manyPossessions && <Possessions model={model} long={manyPossessions} />}
            <div className="sheet-column">
              <Points model={model} />
              {!longNotes && <Notes model={model} />}
            </div>
          </div>
          <Story model={model} />
        </div>
      </article>
    </AskingContext>
  );
}
