import type { SkillRow } from '../../character/skill-rows.ts';
import { offerContainers } from '../../rules/chapters/nest-rows.ts';
import { useSheetPart } from '../derived/sheet-lines.ts';
import type { ChangeSkill } from '../rows/change-skill.ts';
import { ContainerField } from '../rows/nested-name.tsx';

interface SkillContainerFieldProps {
  name: string;
  row: SkillRow;
  onChange: ChangeSkill;
}

/** The heading that a skill is under, where there are any. */
export function SkillContainerField({ name, row, onChange }: SkillContainerFieldProps) {
  const containers = useSheetPart(({ context }) =>
    offerContainers(context.character.skills, row.key).map(({ key, own }) => ({ key, name: own?.name || 'Unnamed' })),
  );
  return (
    <ContainerField
      name={name}
      value={row.container}
      containers={containers}
      onCommit={(container, words) => onChange({ container }, words)}
    />
  );
}
