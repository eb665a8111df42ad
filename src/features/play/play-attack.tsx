import { useMemo } from 'react';
import type { ExchangeOutcome } from '../../rules/combat/exchange/exchange-request.ts';
import { strangerOf, targetAfter } from '../../rules/combat/exchange/exchange-setup.ts';
import type { FightRules } from '../../rules/combat/fight-rules.ts';
import type { FightingLine } from '../../rules/combat/fighting-line.ts';
import { withMissilesShot } from '../../rules/combat/points-left.ts';
import type { DerivedCharacter } from '../../rules/derive-character.ts';
import { currentPlay, editPlay } from '../../state/play/play-store.ts';
import { ExchangeDialog } from '../fight/exchange-dialog.tsx';

interface PlayAttackProps {
  name: string;
  sheet: DerivedCharacter;
  /** The rules of the book. */
  rules: FightRules;
  line: FightingLine;
  onClose: () => void;
}

/** An attack of the open character on a target without a sheet, whose numbers are in the target drawer. */
export function PlayAttack({ name, sheet, rules, line, onClose }: PlayAttackProps) {
  const setup = useMemo(() => {
    const situation = currentPlay();
    return {
      attacker: { name, sheet, situation, rules },
      line: line.id,
      defender: strangerOf('the target', situation.target),
    };
  }, [name, sheet, rules, line.id]);
  const apply = (outcome: ExchangeOutcome) => {
    editPlay(
      outcome.log[0] ?? `Attack with ${line.name}`,
      (play) =>
        withMissilesShot(
          { ...play, state: outcome.attacker, target: targetAfter(play.target, outcome.defender) },
          sheet,
          line,
          outcome.shots,
        ),
      ...outcome.log,
    );
    onClose();
  };
  return <ExchangeDialog setup={setup} attack={line.name} onApply={apply} onClose={onClose} />;
}
