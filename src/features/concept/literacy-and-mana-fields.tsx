import { type Character, literacyNorms } from '../../character/character.ts';
import { findLiteracyNorm } from '../../rules/shared/campaign-defaults.ts';
import { useCharacter } from '../../state/character/derived-character.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { setSetting } from './set-setting.ts';

const normNames = {
  literate: 'Most read and write',
  'semi-literate': 'Most read a little',
  illiterate: 'Most cannot read',
} as const;

/** How literate most people are: by tech level, or as the player sets it. */
export function LiteracyField() {
  const literacy = useCharacter(({ character }) => character.campaign.literacy);
  const likely = useCharacter(({ character }) => findLiteracyNorm({ ...character.campaign, literacy: null }));
  const likelyWords = normNames[likely].toLowerCase();
  return (
    <SelectField
      label="Reading and writing"
      value={literacy ?? ''}
      options={[
        { value: '', label: `By tech level: ${likelyWords}` },
        ...literacyNorms.map((value) => ({ value, label: normNames[value] })),
      ]}
      hint="Reading better than most costs points; reading worse gives points back."
      onCommit={(value) => {
        const norm = value === '' ? null : value;
        setSetting('literacy', norm, norm ? normNames[norm] : 'Literacy by tech level');
      }}
    />
  );
}

const manaWords: Readonly<Record<Character['campaign']['mana'], { name: string; hint: string }>> = {
  none: { name: 'None', hint: 'Magic does not work.' },
  low: { name: 'Low', hint: 'Only mages cast spells, at −5.' },
  normal: { name: 'Normal', hint: 'Mages cast spells at their full skill.' },
  high: { name: 'High', hint: 'Anyone who knows a spell can cast it.' },
};

/** How well magic works. */
export function ManaField() {
  const mana = useCharacter(({ character }) => character.campaign.mana);
  return (
    <SelectField
      label="Mana"
      value={mana}
      options={(['none', 'low', 'normal', 'high'] as const).map((value) => ({ value, label: manaWords[value].name }))}
      hint={manaWords[mana].hint}
      onCommit={(value) => setSetting('mana', value, `Mana: ${manaWords[value].name.toLowerCase()}`)}
    />
  );
}
