import { noteClass } from '@/ui/layout/Section';
import { Avatar } from '@/ui/record/Avatar';
import { Facts } from '@/ui/record/Facts';
import { Truncated } from '@/ui/text/Truncated';
import { Example } from '../components/Example';
import { sandboxTexts } from '../sandboxTexts';
import styles from './NameCardScreen.module.css';

const { samples, states } = sandboxTexts;

export function NameCardScreen() {
  return (
    <>
      <Example title={states.normal} stacked>
        {samples.people.map((name, index) => (
          <div key={name} className={styles.card}>
            <Avatar name={name} kind={name.startsWith('Wijk') ? 'group' : 'person'} />
            <div className={styles.words}>
              <Truncated className={styles.name}>{name}</Truncated>
              <span className={noteClass}>{samples.roles[index % samples.roles.length]}</span>
            </div>
          </div>
        ))}
      </Example>
      <Example title={states.small}>
        {samples.people.map((name) => (
          <Avatar key={name} name={name} size="s" />
        ))}
      </Example>
      <Example title={states.large}>
        {samples.people.map((name) => (
          <Avatar key={name} name={name} size="l" />
        ))}
      </Example>
      <Example title={states.facts} stacked>
        <Facts items={samples.facts} />
      </Example>
    </>
  );
}
