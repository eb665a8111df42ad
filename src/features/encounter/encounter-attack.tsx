import { useMemo } from 'react';
import type { Encounter, Fighter } from '../../character/encounter.ts';
import { changeFighterPlay, fighterName, playOf } from '../../character/encounter-edits.ts';
import type { ExchangeOutcome } from '../../rules/combat/exchange/exchange-request.ts';
import {
  type Fighter as Combatant,
  type ExchangeSetup,
  strangerOf,
  targetAfter,
} from '../../rules/combat/exchange/exchange-setup.ts';
import { withMissilesShot } from '../../rules/combat/points-left.ts';
import { fighterSheet, fightRulesOf } from '../../state/encounter/encounter-sheets.ts';
import { currentEncounter, editEncounter } from '../../state/encounter/encounter-store.ts';
import { ExchangeDialog } from '../fight/exchange-dialog.tsx';
import { beginAttack, useEncounterView } from './encounter-view.ts';

const close = () => beginAttack(null);

/** The attack that is being made by a fighter on another. */
export function EncounterAttack() {
  const attack = useEncounterView((view) => view.attack);
  const begun = useMemo(() => attack && setUp(attack), [attack]);
  if (!attack || !begun) return null;
  const apply = (outcome: ExchangeOutcome) => {
    const label = outcome.log[0] ?? `${begun.setup.attacker.name} attacks`;
    editEncounter(label, (encounter) => withOutcome(encounter, attack, outcome), ...outcome.log);
    close();
  };
  return <ExchangeDialog setup={begun.setup} attack={begun.attack} onApply={apply} onClose={close} />;
}

type Attack = NonNullable<ReturnType<typeof useEncounterView.getState>['attack']>;

function setUp({ attacker: key, defender, line }: Attack): { setup: ExchangeSetup; attack: string } | null {
  const fighters = currentEncounter()?.fighters ?? [];
  const [own, foe] = [key, defender].map((one) => fighters.find((fighter) => fighter.key === one));
  const attacker = own && combatantOf(own);
  if (!attacker) return null;
  const stranger = strangerOf('the target', attacker.situation.target);
  const name = fighterSheet(key)?.combat.attacks.find((attack) => attack.line.id === line)?.line.name ?? '';
  return { setup: { attacker, line, defender: (foe && combatantOf(foe)) ?? stranger }, attack: name };
}

function combatantOf(fighter: Fighter): Combatant | undefined {
  const sheet = fighterSheet(fighter.key)?.character;
  return (
    sheet && {
      name: fighterName(fighter),
      sheet,
      situation: playOf(fighter),
      rules: fightRulesOf(fighter.character),
    }
  );
}

/** Both fighters after the exchange; somebody without a sheet is kept in the target of the attacker. */
function withOutcome(
  encounter: Encounter,
  { attacker, defender, line: id }: Attack,
  outcome: ExchangeOutcome,
): Encounter {
  const sheet = fighterSheet(attacker, encounter)?.combat;
  const line = sheet?.attacks.find((attack) => attack.line.id === id)?.line;
  const isFighter = encounter.fighters.some(({ key }) => key === defender);
  const attacked = changeFighterPlay(encounter, attacker, (play) => {
    const after = {
      ...play,
      state: outcome.attacker,
      ...(isFighter ? {} : { target: targetAfter(play.target, outcome.defender) }),
    };
    return sheet && line ? withMissilesShot(after, sheet.fight, line, outcome.shots) : after;
  });
  return isFighter ? changeFighterPlay(attacked, defender, (play) => ({ ...play, state: outcome.defender })) : attacked;
}
