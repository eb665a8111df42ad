import type { ReactNode } from 'react';
import { formatNumber } from '../../engine/format.ts';
import type { CampaignSetting } from '../../rules/ruleset.ts';
import { eraOf, type TechLevels } from '../../rules/shared/tech-levels.ts';
import { summarizeSetting } from '../../rules/wording/summarize-setting.ts';
import { useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { CostOfLiving } from './cost-of-living.tsx';
import { DisadvantageLimit, QuirkLimit } from './limit-fields.tsx';
import { LiteracyField, ManaField } from './literacy-and-mana-fields.tsx';
import { ConceptPart } from './part.tsx';
import { setSetting } from './set-setting.ts';
import { StartingMoney } from './starting-money.tsx';

const fields: Readonly<Record<CampaignSetting, () => ReactNode>> = {
  techLevel: TechLevelField,
  startingWealth: StartingWealthField,
  literacy: LiteracyField,
  mana: ManaField,
  disadvantageLimit: DisadvantageLimit,
  quirkLimit: QuirkLimit,
};
const none: readonly CampaignSetting[] = [];
const noLevels: TechLevels = { eras: [], span: '' };

/** The game master's settings that the ruleset has, folded away under one line. */
export function SettingFields() {
  const settings = useSheet(({ ruleset }) => ruleset.settings ?? none);
  const summary = useSheet(summarizeSetting);
  if (settings.length === 0) return null;
  return (
    <ConceptPart title="Setting">
      <Disclosure summary={<span>{summary}</span>}>
        <div className="field-grid">
          {settings.map((setting) => {
            const Field = fields[setting];
            return (
              <div key={setting} data-field={setting}>
                <Field />
              </div>
            );
          })}
        </div>
      </Disclosure>
    </ConceptPart>
  );
}

function TechLevelField() {
  const level = useCharacter(({ character }) => character.campaign.techLevel);
  const techLevels = useSheet(({ ruleset }) => ruleset.techLevels ?? noLevels);
  const maxLevel = techLevels.eras.length - 1;
  const outside = level !== null && (level < 0 || level > maxLevel);
  return (
    <NumberField
      label="Tech level"
      value={level ?? undefined}
      min={0}
      max={maxLevel}
      hint={eraOf(techLevels, level) || techLevels.span}
      message={outside && `Tech levels run from 0 to ${maxLevel}.`}
      onCommit={(next, mergeWithPrevious) =>
        setSetting('techLevel', Math.trunc(next), `Tech level ${Math.trunc(next)}`, mergeWithPrevious)
      }
      onClear={(mergeWithPrevious) => setSetting('techLevel', null, 'Tech level unspecified', mergeWithPrevious)}
    />
  );
}

function StartingWealthField() {
  const dollars = useCharacter(({ character }) => character.campaign.startingWealth);
  const bookWealth = useSheet(({ ruleset, context }) => ruleset.averageWealth?.(context.character.campaign) ?? null);
  return (
    <>
      <NumberField
        label="Starting wealth"
        value={dollars ?? undefined}
        unit="$"
        min={0}
        step={50}
        placeholder={bookWealth === null ? '' : formatNumber(bookWealth)}
        hint={`Starting money of an average person.${bookWealth === null ? '' : ` Leave empty for $${formatNumber(bookWealth)}, by tech level.`}`}
        onCommit={(next, mergeWithPrevious) =>
          setSetting('startingWealth', next, `Starting wealth $${formatNumber(next)}`, mergeWithPrevious)
        }
        onClear={(mergeWithPrevious) =>
          setSetting('startingWealth', null, 'Starting wealth unspecified', mergeWithPrevious)
        }
      />
      <StartingMoney />
      <CostOfLiving />
    </>
  );
}
