import { useSelector } from 'react-redux';
import { CONFIG_SECTIONS } from '@/api/session/configuration';
import { selectConfig } from '@/core/config/configSlice';
import { to } from '@/core/paths';
import { PlainScreen } from '@/kit/screen/PlainScreen';
import { mutedClass, Section } from '@/ui/layout/Section';
import { managementTitles as titles } from '../managementTitles';
import { configurationTexts as texts } from './configurationTexts';
import { LookUps } from './LookUps';
import { ConfigSection, Settings } from './Settings';

/** The configuration of this organisation, read-only (SSA-19, AMB-042). */
export function ConfigurationScreen() {
  const config = useSelector(selectConfig);
  return (
    <PlainScreen title={titles.configuration} back={{ href: to.management(), label: texts.back }}>
      <p className={mutedClass}>{texts.about}</p>
      {CONFIG_SECTIONS.map((name) => (
        <Section key={name} title={texts.sections[name]}>
          <ConfigSection name={name} />
        </Section>
      ))}
      <LookUps />
      <Section title={texts.program}>
        <Settings values={config} />
      </Section>
    </PlainScreen>
  );
}
