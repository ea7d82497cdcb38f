/** The person whom a message or note is about; the id is null for an unknown relation. */
export interface About {
  id: string | null;
  name: string;
}
