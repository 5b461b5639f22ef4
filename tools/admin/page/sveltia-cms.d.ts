/** The part of Sveltia CMS that the page uses; its package is installed only where the page is built. */
declare module '@sveltia/cms' {
  const CMS: {
    init(options: { config: unknown }): void;
    registerCustomFormat(
      name: string,
      extension: string,
      format: {
        fromFile(text: string): unknown;
        toFile(value: Readonly<Record<string, unknown>>): string;
      },
    ): void;
    registerFieldType(name: string, control: unknown): void;
  };
  export default CMS;
}
