import * as v from 'valibot';
import { ContactDetails } from './contactDetails';
import { id, optionalText, text } from './decode';

/** Who works for the corporation under a contract; the id is that of the role. */
export const Vendor = v.object({
  id,
  name: text,
  chamberOfCommerceNumber: optionalText,
  contactDetails: ContactDetails,
});
export type Vendor = v.InferOutput<typeof Vendor>;
