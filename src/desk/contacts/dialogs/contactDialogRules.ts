import { type Contract, ContractStatus } from '@/domain/tenancy/contract';
import { isOneOf } from '@/domain/decode/received';
import { type Faq, subjectOf } from '@/domain/knowledge/faq';
import type { TaskType } from '@/domain/tasks/taskType';
import { EMPTY_GUID } from '@/lib/guid';
import type { SubjectReference } from '@/domain/knowledge/subject';
import { lookUp } from '@/lib/values';
import { contactDialogTexts } from './contactDialogTexts';

const texts = contactDialogTexts;

/** Returns the usual contract, which is used if none was chosen: the first one that runs or will run (001 §5). */
export const usualContractId = (contracts: readonly Contract[]): string | null =>
  contracts.find(({ status }) => isOneOf([ContractStatus.Active, ContractStatus.Future], status))?.id ?? null;

/** The chosen subject's id, otherwise the question's; the empty id if there is none (001 §5). */
export const tagIdOf = (subject: SubjectReference | null, faq: Faq | null): string =>
  subject?.id ?? (faq && subjectOf(faq)?.id) ?? EMPTY_GUID;

/** Returns the default type of a task: a request (‘verzoek’), otherwise the first type (001 §5, AMB-150). */
export const defaultTypeOf = (types: readonly TaskType[]): TaskType | null =>
  types.find(({ name }) => name.toLowerCase().includes('verzoek')) ?? types[0] ?? null;

const isNone = (id: string): boolean => id === '' || id === EMPTY_GUID;

/** Returns the text about the missing part that may be why a task was refused (001 §8, AMB-149), or an empty text. */
export function missingIn({ faqId, tagId }: { faqId: string; tagId: string }): string {
  if (isNone(faqId)) return texts.task.noFaq;
  return isNone(tagId) ? texts.task.noTag : '';
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Turns plain text into the HTML of an answer, with a paragraph per block of lines. */
export const asHtml = (text: string): string =>
  text
    .trim()
    .replace(/[&<>"]/g, (sign) => lookUp(ENTITIES, sign) ?? sign)
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .map((block) => `<p>${block.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
