import { useMemo } from 'react';
import { formatFraction } from '../../engine/format.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { featStat } from '../../rules/feats/feat.ts';
import { listThingsToThrow } from '../../rules/feats/things-to-throw.ts';
import type { WorkedFeats } from '../../rules/feats/work-out-feats.ts';
import { ComboBox } from '../../ui/combo-box.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { FeatFigure } from './feat-figure.tsx';

interface ThrowQuestionProps {
  sheet: DerivedCharacter;
  feats: WorkedFeats;
  pounds: number | null;
  onAsk: (pounds: number | null) => void;
}

/** A weight or an item in, how far it can be thrown and with what damage out. */
export function ThrowQuestion({ sheet, feats, pounds, onAsk }: ThrowQuestionProps) {
  const things = useMemo(() => listThingsToThrow(sheet), [sheet]);
  const thing = things.find(({ weight }) => weight === pounds);
  return (
    <div className="feat-question">
      <div className="feat-fields">
        <NumberField
          label="How far can I throw this?"
          unit="lb"
          min={0}
          value={pounds ?? undefined}
          onCommit={onAsk}
          onClear={() => onAsk(null)}
        />
        {things.length > 0 && (
          <div className="feat-item">
            <ComboBox
              label="Or one of my items"
              value={thing?.key ?? ''}
              options={[
                { value: '', label: 'Any weight' },
                ...things.map(({ key, name, weight }) => ({
                  value: key,
                  label: name,
                  detail: `${formatFraction(weight)} lb`,
                })),
              ]}
              onCommit={(key) => onAsk(things.find((each) => each.key === key)?.weight ?? null)}
            />
          </div>
        )}
      </div>
      <div role="status" className="feat-answer">
        {pounds !== null && <Thrown feats={feats} pounds={pounds} />}
        {thing?.isWeapon && (
          <p className="feat-note">As a weapon it has its own range and damage: see its attacks on the sheet.</p>
        )}
      </div>
    </div>
  );
}

function Thrown({ feats, pounds }: { feats: WorkedFeats; pounds: number }) {
  const [range, damage] = (['range', 'damage'] as const).map((part) => {
    const id = featStat('throwing', part, pounds);
    return feats.ids.includes(id) ? feats.get(id) : undefined;
  });
  if (!range) return null;
  if (range.value === null) {
    return (
      <p>
        No, it is too heavy to throw. <FeatFigure feat={range} />
      </p>
    );
  }
  return (
    <p className="feat-outcome">
      <span>
        Up to <FeatFigure feat={range} />
      </span>
      {damage && damage.value !== null && (
        <span>
          Damage <FeatFigure feat={damage} />
        </span>
      )}
    </p>
  );
}
