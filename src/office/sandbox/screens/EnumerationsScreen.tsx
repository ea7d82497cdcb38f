import { noteClass } from '@/ui/layout/Section';
import { Example } from '../components/Example';
import type { Enumeration } from '../enumeration';
import { enumerations } from '../enumerations';
import { enumerationTexts as texts } from '../enumerationTexts';
import styles from './EnumerationsScreen.module.css';

const groups = Object.keys(enumerations) as (keyof typeof enumerations)[];

/** Every enumeration of the documents with its values, as the code has them. */
export const EnumerationsScreen = () =>
  groups.map((group) => (
    <Example key={group} title={texts.groups[group]} stacked wide>
      <div className={styles.group}>
        {enumerations[group].map((one) => (
          <Values key={one.name} {...one} />
        ))}
      </div>
    </Example>
  ));

function Values({ name, values, unnamed }: Enumeration) {
  return (
    <section className={styles.enumeration} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      {values.length > 0 && (
        <table className={styles.values}>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.code}</th>
              <th scope="col">{texts.label}</th>
            </tr>
          </thead>
          <tbody>
            {values.map((value) => (
              <tr key={value.name}>
                <th scope="row">{value.name}</th>
                <td>{value.code}</td>
                <td>{value.label}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unnamed !== 0 && (
        <p className={noteClass}>
          {values.length > 0 && unnamed !== null ? texts.unnamed(unnamed) : texts.noMembers(unnamed)}
        </p>
      )}
    </section>
  );
}
