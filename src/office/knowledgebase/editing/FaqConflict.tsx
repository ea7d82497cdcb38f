import { useState } from 'react';
import { type Faq, PublicationStatus, publicationStatusLabel } from '@/domain/knowledge/faq';
import { lookUp } from '@/lib/values';
import { Button } from '@/ui/buttons/Button';
import { Banner } from '@/ui/feedback/Banner';
import { Choices } from '@/ui/fields/Choices';
import { noteClass } from '@/ui/layout/Section';
import { HtmlText } from '@/ui/text/HtmlText';
import styles from './Editing.module.css';
import { editingTexts } from './editingTexts';
import { type FaqField, type FaqFields, fieldsOf } from './faqFields';
import { outlineOf } from './followUp/stepWords';
import { useGroups } from './TargetGroupFields';
import { useApplications } from './applications';
import type { FaqForm } from './useFaqForm';

const { conflict: texts, fields: labels } = editingTexts;
const WHOSE = ['mine', 'theirs'] as const;

interface FaqConflictProps {
  form: FaqForm;
  stored: Faq;
}

/** Shows a colleague's changes beside the typed changes; nothing is sent until the user has chosen. */
export function FaqConflict({ form, stored }: FaqConflictProps) {
  const [given, setGiven] = useState<readonly FaqField[]>([]);
  const theirs = fieldsOf(stored);
  const choose = (field: FaqField, isGiven: boolean) =>
    setGiven(isGiven ? [...given, field] : given.filter((one) => one !== field));
  const goOn = () => {
    form.takeTheirs(...given);
    form.keepMine();
  };
  return (
    <Banner
      tone="warning"
      role="alert"
      actions={
        <Button size="s" onClick={goOn}>
          {texts.goOn}
        </Button>
      }
    >
      <strong>{texts.title(stored.lastModifiedBy)}</strong>
      <p>{texts.help}</p>
      {form.conflicts.map((field) => (
        <div key={field} className={styles.conflict}>
          <strong>{labels[field]}</strong>
          <div className={styles.versions}>
            <Version title={texts.mine} field={field} fields={form.fields} />
            <Version title={texts.theirs} field={field} fields={theirs} />
          </div>
          <Choices
            label={texts.whose(labels[field])}
            choices={WHOSE}
            nameOf={(whose) => (whose === 'mine' ? texts.keep : texts.take)}
            isChosen={(whose) => (whose === 'theirs') === given.includes(field)}
            onChoose={(whose) => choose(field, whose === 'theirs')}
          />
        </div>
      ))}
    </Banner>
  );
}

interface VersionProps {
  title: string;
  field: FaqField;
  fields: FaqFields;
}

type NameOf = (id: string) => string;
type Words = (fields: FaqFields, groupName: NameOf, applicationName: NameOf) => string;

/** Functions that return the value of a field as text, which is HTML for answers. */
const words: Record<FaqField, Words> = {
  question: ({ question }) => question,
  answer: ({ answer }) => answer,
  status: ({ status }) => {
    const known = lookUp<PublicationStatus>(PublicationStatus, status);
    return known === undefined ? status : publicationStatusLabel(known);
  },
  mainTag: ({ mainTag }) => mainTag?.name ?? '',
  tags: ({ tags }) => tags.map(({ name }) => name).join(', '),
  synonyms: ({ synonyms }) => synonyms,
  targetGroups: ({ targetGroups }, groupName) => targetGroups.map(groupName).join(', '),
  targetGroupAnswers: ({ targetGroupAnswers }, groupName) =>
    targetGroupAnswers
      .map(({ targetGroupId, answer }) => `<h4>${groupName(targetGroupId)}</h4>${answer}`)
      .join(''),
  applicationIds: ({ applicationIds }, _, applicationName) => applicationIds.map(applicationName).join(', '),
  followupQuestion: ({ followupQuestion }) => (followupQuestion === null ? '' : outlineOf(followupQuestion)),
  media: ({ media }) =>
    media
      .map(({ title, isPublic }) => {
        const name = title ?? editingTexts.form.namelessFile;
        return isPublic ? editingTexts.form.forCustomers(name) : name;
      })
      .join('\n'),
  expiresOn: ({ expiresOn }) => expiresOn ?? '',
  additionalInternalInfo: (fields) => fields.additionalInternalInfo,
};

const HTML: readonly FaqField[] = ['answer', 'targetGroupAnswers'];

function Version({ title, field, fields }: VersionProps) {
  const { groups } = useGroups(fields);
  const { applications } = useApplications();
  const groupName = (id: string) => groups.find((group) => group.id === id)?.name ?? '';
  const applicationName = (id: string) =>
    applications.find((application) => application.id === id)?.name ?? editingTexts.form.unknownApplication;
  const value = words[field](fields, groupName, applicationName) || texts.empty;
  return (
    <div className={styles.version}>
      <span className={noteClass}>{title}</span>
      {HTML.includes(field) ? <HtmlText html={value} /> : <p>{value}</p>}
    </div>
  );
}
