import 'package:shortwire/shortwire.dart';

import 'check.dart';
import 'support.dart';

/// A panic is an error, and the next call gets a new service.
Future<void> panics() => withFeatureLater((feature) async {
      equal(feature.countSync(), 1);
      equal(feature.countSync(), 2);
      fails(() => feature.panicSync(value: 'boom'), Code.internal,
          ['Feature/Panic', 'boom']);
      equal(feature.countSync(), 1);
      await failsLater(feature.panic(value: 'again'), Code.internal, ['again']);
      equal(await feature.count(), 1);
    });
