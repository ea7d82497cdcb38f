import { configurationQueries } from '@/api/session/configuration';
import { useAddressText } from '@/kit/screen/useAddressValue';
import { QueryView } from '@/ui/feedback/QueryView';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { Section } from '@/ui/layout/Section';
import styles from '../Management.module.css';
import { configurationTexts as texts } from './configurationTexts';
import { ConfigSection, Settings } from './Settings';

const { agentSetting } = configurationQueries.endpoints;

/** Sections and agent settings can only be looked up by name, because the back end offers no list of them. */
export function LookUps() {
  const [section, setSection] = useAddressText('sectie');
  const [agent, setAgent] = useAddressText('instelling');
  return (
    <Section title={texts.other.title}>
      <NameField label={texts.other.section} value={section} onChange={setSection} />
      {section !== null && <ConfigSection name={section} />}
      <NameField label={texts.other.agent} value={agent} onChange={setAgent} />
      {agent !== null && <AgentSetting name={agent} />}
    </Section>
  );
}

interface NameFieldProps {
  label: string;
  value: string | null;
  onChange: (name: string | null) => void;
}

function NameField({ label, value, onChange }: NameFieldProps) {
  return (
    <div className={styles.search}>
      <DelayedSearch
        label={label}
        placeholder={texts.other.placeholder}
        value={value ?? ''}
        isPart
        onChange={(typed) => onChange(typed.trim() || null)}
      />
    </div>
  );
}

function AgentSetting({ name }: { name: string }) {
  const answer = agentSetting.useQuery(name);
  return (
    <QueryView answer={answer} failed={texts.failed}>
      {(value) => <Settings values={value === null ? {} : { [name]: value }} />}
    </QueryView>
  );
}
