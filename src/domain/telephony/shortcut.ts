import * as v from 'valibot';
import * as d from '../decode/decode';

/** A number for everyone at the desk; it may be any text. */
export const QuickDial = v.object({ id: d.id, name: d.text, phoneNumber: d.optionalText });
export type QuickDial = v.InferOutput<typeof QuickDial>;

/** A link for everyone at the desk; `url` may have any scheme. */
export const QuickLink = v.object({ id: d.id, name: d.text, title: d.optionalText, url: d.optionalText });
export type QuickLink = v.InferOutput<typeof QuickLink>;
