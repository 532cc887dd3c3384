/** Something a person may not do here; the message is a sentence for that person. */
export class PersonRefusal extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'PersonRefusal';
  }
}
