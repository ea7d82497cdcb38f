import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import type { PersonBlock } from '@/domain/people/fields/personField';
import { fieldsOf } from '@/domain/people/fields/personFields';
import type { Person } from '@/domain/people/person';
import { Button } from '@/ui/buttons/Button';
import { PencilIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import { type Fact, Facts } from '@/ui/record/Facts';
import { detailsTexts as texts } from '../detailsTexts';
import { AdditionalFields } from '../AdditionalFields';
import { FieldFact } from '../fields/FieldFact';
import { FieldInput } from '../fields/FieldInput';
import { mayEdit } from '../personFieldRules';
import { BlockForm } from './BlockForm';
import styles from './BlockForm.module.css';
import { type BlockForm as Form, useBlockForm } from './useBlockForm';

interface DetailsBlockProps {
  block: PersonBlock;
  person: Person;
  /** Facts that are only shown, before and after the fields. */
  before?: readonly Fact[];
  after?: readonly Fact[];
  /** Places two short fields side by side. */
  inPairs?: boolean;
}

export function DetailsBlock(props: DetailsBlockProps) {
  const { block, person, inPairs = false } = props;
  const form = useBlockForm(block, person);
  const label = texts.blocks[block];
  const inputs = fieldsOf(block).map((field) => <FieldInput key={field.name} form={form} field={field} />);
  return (
    <Section title={label} aside={<EditButton block={block} form={form} />}>
      {form.isOpen ? (
        <BlockForm label={texts.editOf(label)} form={form}>
          {inPairs ? <div className={styles.pairs}>{inputs}</div> : inputs}
        </BlockForm>
      ) : (
        <>
          <BlockFacts {...props} />
          <AdditionalFields person={person} block={block} />
        </>
      )}
    </Section>
  );
}

/** The only field of a block is shown without a label, because it has the name of the block. */
function BlockFacts({ block, person, before = [], after = [] }: DetailsBlockProps) {
  const fields = fieldsOf(block);
  const [only, ...others] = fields;
  if (only && others.length === 0) return <FieldFact field={only} person={person} />;
  const known = fields
    .filter((field) => !field.hiddenWhenEmpty || field.read(person) !== '')
    .map((field) => ({ label: field.label, value: <FieldFact field={field} person={person} /> }));
  return <Facts items={[...before, ...known, ...after]} />;
}

/** The button is absent if the user may change none of the fields. It takes the focus when the form closes. */
function EditButton({ block, form }: { block: PersonBlock; form: Form }) {
  const may = useSelector(selectMay);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { isOpen } = form;
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const mine = fieldsOf(block).filter((field) => mayEdit(field, may));
  const [first] = mine;
  if (first === undefined || isOpen) return null;
  const reasons = mine.map((field) => form.whyNot(field));
  return (
    <Button
      ref={button}
      size="s"
      variant="quiet"
      icon={PencilIcon}
      className={styles.edit}
      aria-label={texts.editOf(texts.blocks[block])}
      disabledReason={reasons.includes(null) ? null : reasons[0]}
      onClick={form.open}
    >
      {texts.edit}
    </Button>
  );
}
