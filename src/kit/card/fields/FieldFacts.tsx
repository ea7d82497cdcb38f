import { type CardAdditionalField, deepLinkOf } from '@/domain/people/cardAdditionalField';
import { lookUp } from '@/lib/values';
import { Facts } from '@/ui/record/Facts';
import { cardTexts } from '../cardTexts';

const texts = cardTexts.fields;

interface FieldFactsProps {
  /** The values of a record, by field name. */
  properties: Readonly<Record<string, string>>;
  fields: readonly CardAdditionalField[];
}

/** The fields that an installation adds to a card, with the record's values. */
export const FieldFacts = ({ properties, fields }: FieldFactsProps) => (
  <Facts
    items={fields.map((field) => ({
      label: field.name,
      value: <FieldValue field={field} value={lookUp(properties, field.name) ?? ''} />,
    }))}
  />
);

function FieldValue({ field, value }: { field: CardAdditionalField; value: string }) {
  const link = deepLinkOf(field, value);
  const elsewhere = !field.deepLinkOpenInSelf;
  return (
    <>
      {value || texts.unknown}{' '}
      {link !== null && (
        <a href={link} {...(elsewhere && { target: '_blank', rel: 'noopener noreferrer' })}>
          {field.deepLinkLabel ?? value}
          {elsewhere && ` ${texts.opensElsewhere}`}
        </a>
      )}
    </>
  );
}
