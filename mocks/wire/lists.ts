/* Plain lists that administrators keep, written by hand from the wire. */

export interface MetaTag {
  id: string;
  name: string | null;
  title: string | null;
  description: string | null;
}
