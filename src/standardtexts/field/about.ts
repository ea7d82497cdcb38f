/** Whom a message or note is about; someone who is no known relation has no id. */
export interface About {
  id: string | null;
  name: string;
}
