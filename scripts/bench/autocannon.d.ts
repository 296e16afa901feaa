declare module "autocannon" {
  type Options = {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly headers: Record<string, string>;
  };
  type Result = {
    readonly "2xx": number;
    readonly non2xx: number;
    readonly errors: number;
    /** Seconds. */
    readonly duration: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
