import { type KeyboardEvent, useRef } from 'react';
import { changeCampaignAttribute } from '../../character/campaign-edits.ts';
import type { CampaignAttribute } from '../../character/character.ts';
import { campaignAttributeStat } from '../../rules/stat-ids.ts';
import { editCharacter } from '../../state/character/character-store.ts';
import { currentSheet, useCharacter, useSheet } from '../../state/character/derived-character.ts';
import { describePreview } from '../../state/character/describe-preview.ts';
import { announce } from '../../ui/announce.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { formatStat, useFormattedStat } from '../derived/sheet-lines.ts';
import { StatFigure } from '../derived/stat-figure.tsx';
import { FindingsHere } from '../issues/findings-here.tsx';

const none: readonly CampaignAttribute[] = [];
const uses: Readonly<Record<CampaignAttribute['kind'], string>> = {
  rolled: 'rolled against',
  pool: 'a pool of points',
  number: 'a number',
};

/** The attributes that only the campaign has, each bought up or down from its start. */
export function CampaignAttributeCards({ onKeyDown }: { onKeyDown: (event: KeyboardEvent<HTMLElement>) => void }) {
  const attributes = useCharacter(({ character }) => character.campaign.attributes ?? none);
  return (
    <section className="chapter-part chapter-card" aria-labelledby="campaign-attributes-heading">
      <h3 id="campaign-attributes-heading" className="chapter-part-title">
        Attributes of the campaign
      </h3>
      <ul className="attribute-list chapter-card" onKeyDown={onKeyDown}>
        {attributes.map((attribute) => (
          <Card key={attribute.key} attribute={attribute} />
        ))}
      </ul>
    </section>
  );
}

function Card({ attribute: { key, short, kind, bought } }: { attribute: CampaignAttribute }) {
  const stat = campaignAttributeStat(key);
  const name = useSheet(({ worksheet }) => worksheet.get(stat).name);
  const value = useSheet(({ worksheet }) => worksheet.number(stat));
  const text = useFormattedStat(stat);
  const words = short.trim() || name;
  /** The levels before the number being typed, which is committed at pauses. */
  const levelsBefore = useRef(bought);
  const buy = (next: number, mergeWithPrevious = false) => {
    if (next === bought) return;
    if (!mergeWithPrevious) levelsBefore.current = bought;
    editCharacter(
      `${words} ${next > levelsBefore.current ? 'raised' : 'lowered'}`,
      (character) => changeCampaignAttribute(character, key, { bought: next }),
      mergeWithPrevious,
    );
    announce(`${words} ${formatStat(currentSheet(), stat)}`, words);
  };
  return (
    <li className="attribute-card" data-field={stat}>
      <div className="attribute-name">
        <strong className="attribute-short">{words}</strong>
        {name !== words && <span className="attribute-full">{name}</span>}
        <span className="row-note">
          {uses[kind]} · <StatFigure stat={stat} />
        </span>
      </div>
      <span data-main="">
        <Stepper
          group={words}
          label="Level"
          hideLabel
          value={value}
          text={text}
          onStep={(direction) => buy(bought + direction)}
          onType={(wanted, mergeWithPrevious) => buy(bought + Math.round(wanted - value), mergeWithPrevious)}
          hint={(direction) =>
            describePreview(
              words,
              (character) => changeCampaignAttribute(character, key, { bought: bought + direction }),
              stat,
            )
          }
        />
      </span>
      <span className="attribute-points">
        <StatFigure stat={`${stat}.points`} unit="points" />
      </span>
      <FindingsHere chapter="attributes" field={stat} />
    </li>
  );
}
