import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { CONFIG_SECTIONS } from '@/api/configuration';
import { selectConfig } from '@/core/config/configSlice';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { to } from '@/core/paths';
import { Section } from '@/ui/layout/Section';
import { SectionHeader } from '@/ui/layout/SectionHeader';
import { BackLink } from '@/ui/record/BackLink';
import { managementTitles as titles } from '../managementTitles';
import styles from '../Management.module.css';
import { configurationTexts as texts } from './configurationTexts';
import { ConfigSection } from './ConfigSection';
import { LookUps } from './LookUps';
import { Settings } from './Settings';

/** What was set up for this organisation, to be read (SSA-19, AMB-042). */
export function ConfigurationScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const config = useSelector(selectConfig);
  useHeadingFocus(heading, true);
  return (
    <div className={styles.screen}>
      <BackLink href={to.management()} label={texts.back} onOpen={useOpenLink()} />
      <SectionHeader title={titles.configuration} headingRef={heading} />
      <div className={styles.page}>
        <p className={styles.about}>{texts.about}</p>
        {CONFIG_SECTIONS.map((name) => (
          <Section key={name} title={texts.sections[name]}>
            <ConfigSection name={name} />
          </Section>
        ))}
        <LookUps />
        <Section title={texts.program}>
          <Settings values={config} />
        </Section>
      </div>
    </div>
  );
}
