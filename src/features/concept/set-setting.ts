import type { Character } from '../../character/character.ts';
import { setCampaign } from '../../character/edit-concept.ts';
import type { CampaignSetting } from '../../rules/ruleset.ts';
import { editCharacter } from '../../state/character/character-store.ts';

/** Changes a campaign setting; `words` names the step for undo ("Tech level 3"). With `mergeWithPrevious` it forms one undo step with the previous edit. */
export function setSetting<Setting extends CampaignSetting>(
  setting: Setting,
  value: Character['campaign'][Setting],
  words: string,
  mergeWithPrevious = false,
): void {
  editCharacter(words, (character) => setCampaign(character, setting, value), mergeWithPrevious);
}
