import { type ReactNode, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import type { Person } from '@/domain/person';
import { Button } from '@/ui/fields/Button';
import { PencilIcon } from '@/ui/icons';
import { Section } from '@/ui/layout/Section';
import { detailsTexts as texts } from '../detailsTexts';
import { AdditionalFields } from '../AdditionalFields';
import { mayEdit } from '../personFieldRules';
import { BlockForm } from './BlockForm';
import styles from './BlockForm.module.css';
import { type Block, blockFields } from './personFields';
import { type BlockForm as Form, useBlockForm } from './useBlockForm';

interface DetailsBlockProps {
  block: Block;
  person: Person;
  /** What is shown. */
  children: ReactNode;
  /** What it is changed with. */
  fields: (form: Form) => ReactNode;
}

/** A part of what is known of a person: shown, and changed in its place. */
export function DetailsBlock({ block, person, children, fields }: DetailsBlockProps) {
  const form = useBlockForm(block, person);
  const label = texts.blocks[block];
  return (
    <Section title={label} aside={<EditButton block={block} form={form} />}>
      {form.isOpen ? (
        <BlockForm label={texts.editOf(label)} form={form}>
          {fields(form)}
        </BlockForm>
      ) : (
        <>
          {children}
          <AdditionalFields person={person} block={block} />
        </>
      )}
    </Section>
  );
}

/** Absent for who may never change any of it; the focus comes back to it when the form closes. */
function EditButton({ block, form }: { block: Block; form: Form }) {
  const may = useSelector(selectMay);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { isOpen } = form;
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const mine = blockFields[block].filter((field) => mayEdit(field, may));
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
