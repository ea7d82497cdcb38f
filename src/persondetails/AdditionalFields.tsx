import { personDetailsQueries } from '@/api/person/personDetails';
import { type CardAdditionalField, deepLinkOf } from '@/domain/person/cardAdditionalField';
import { personFields } from '@/domain/person/fields/personFields';
import type { Person } from '@/domain/person/person';
import { lookUp } from '@/lib/values';
import { QueryView } from '@/ui/feedback/QueryView';
import { Section } from '@/ui/layout/Section';
import { Facts } from '@/ui/record/Facts';
import { detailsTexts as texts } from './detailsTexts';

const useAdditionalFields = () => personDetailsQueries.endpoints.personAdditionalFields.useQuery(undefined);

const hasOwnBlock = ({ block }: CardAdditionalField): boolean =>
  personFields.some((field) => field.block === block.toLowerCase());

interface FieldsProps {
  person: Person;
  fields: readonly CardAdditionalField[];
}

const FieldFacts = ({ person, fields }: FieldsProps) => (
  <Facts
    items={fields.map((field) => ({
      label: field.name,
      value: <FieldValue field={field} value={lookUp(person.properties, field.name) ?? ''} />,
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

/** What an installation adds to a block. */
export function AdditionalFields({ person, block }: { person: Person; block: string }) {
  const { currentData = [] } = useAdditionalFields();
  const fields = currentData.filter((field) => field.block.toLowerCase() === block);
  return fields.length > 0 && <FieldFacts person={person} fields={fields} />;
}

/** What an installation adds besides, by frame and block. */
export function OtherAdditionalFields({ person }: { person: Person }) {
  const answer = useAdditionalFields();
  const { currentData } = answer;
  if (currentData?.every(hasOwnBlock)) return null;
  return (
    <Section title={texts.blocks.additional}>
      <QueryView answer={answer} failed={texts.additionalFailed}>
        {(fields) => <FieldFacts person={person} fields={fields.filter((field) => !hasOwnBlock(field))} />}
      </QueryView>
    </Section>
  );
}
