import { componentPoints, unexplainedPoints, type Valuation } from '@/domain/properties/valuation';
import { mutedClass, Section } from '@/ui/layout/Section';
import { unitTexts } from '../unitTexts';
import styles from './ValuationParts.module.css';

const texts = unitTexts.valuation;

/** The parts of the points, and the number of points that no part explains. */
export function ValuationParts({ valuation }: { valuation: Valuation }) {
  const unexplained = unexplainedPoints(valuation);
  return (
    <Section title={texts.parts}>
      {valuation.components.length === 0 ? (
        <p className={mutedClass}>{texts.noParts}</p>
      ) : (
        <>
          <PartsTable valuation={valuation} />
          {unexplained !== 0 && <p className={mutedClass}>{texts.unexplained(unexplained)}</p>}
        </>
      )}
    </Section>
  );
}

const PartsTable = ({ valuation }: { valuation: Valuation }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">{texts.part}</th>
        <th scope="col" className={styles.points}>
          {texts.points}
        </th>
      </tr>
    </thead>
    <tbody>
      {valuation.components.map(({ name, points }, index) => (
        <tr key={index}>
          <th scope="row">{name ?? texts.partless}</th>
          <td className={styles.points}>{points ?? texts.unknown}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{texts.total}</th>
        <td className={styles.points}>{componentPoints(valuation) ?? texts.unknown}</td>
      </tr>
    </tfoot>
  </table>
);
