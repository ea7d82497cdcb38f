import clsx from 'clsx';
import type { SelfServiceScenario } from '@/domain/knowledge/selfServiceScenario';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { Button } from '@/ui/buttons/Button';
import { CardList, cardClass } from '@/ui/rows/Cards';

import { impersonationTexts } from '../impersonationTexts';
import { scenarioLook } from '../scenarioLook';
import styles from './SelfServicePanel.module.css';

const texts = impersonationTexts.panel;

const byTitle = (one: SelfServiceScenario, other: SelfServiceScenario) =>
  one.title.localeCompare(other.title, 'nl');

interface ScenarioListProps {
  scenarios: readonly SelfServiceScenario[];
  onStart: (scenarioId: string) => void;
}

export const ScenarioList = ({ scenarios, onStart }: ScenarioListProps) => (
  <CardList label={texts.scenarios}>
    {scenarios.toSorted(byTitle).map((scenario) => (
      <LineBoundary as="li" key={scenario.id} resetKey={scenario}>
        <ScenarioRow scenario={scenario} onStart={onStart} />
      </LineBoundary>
    ))}
  </CardList>
);

interface ScenarioRowProps extends Pick<ScenarioListProps, 'onStart'> {
  scenario: SelfServiceScenario;
}

function ScenarioRow({ scenario: { id, icon, title }, onStart }: ScenarioRowProps) {
  const { icon: Icon } = scenarioLook(icon);
  const name = title || texts.untitled;
  return (
    <li className={clsx(cardClass, styles['row'])}>
      <Icon aria-hidden className={styles['icon']} />
      <span className={styles['title']}>{name}</span>
      <Button size="s" aria-label={texts.startOf(name)} onClick={() => onStart(id)}>
        {texts.start}
      </Button>
    </li>
  );
}
