import { Section } from '@/ui/layout/Section';
import { knowledgeBaseTexts as texts } from '../knowledgeBaseTexts';
import { MostViewed, Recent } from './FaqList';
import styles from './Reading.module.css';

/* The screens of readers are loaded as one file. */
export { FaqScreen } from './FaqScreen';
export { ReadingScreen } from './ReadingScreen';

const SHOWN = 5;

/** Questions that are likely to be needed again, shown while no question is open (002 §9.1). */
export const StartScreen = () => (
  <div className={styles.start}>
    <Section title={texts.headings.recent}>
      <Recent />
    </Section>
    <Section title={texts.headings.mostViewed}>
      <MostViewed most={SHOWN} />
    </Section>
  </div>
);
